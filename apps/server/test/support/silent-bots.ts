import { BotsStopped } from '../../src/bots/index.ts';
import type { ServerContext } from '../../src/context/index.ts';

type Bots = ServerContext['tables']['bots'];

/** Bots that never answer; like real ones, they give up when the server stops. `onAsked` is told what they are asked. */
export function silentBots(
  { bots }: ServerContext,
  onAsked: (...asked: Parameters<Bots['choose']>) => void,
): Bots {
  let giveUp = (): void => {};
  const never = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new BotsStopped('the bot has stopped'));
  });
  never.catch(() => {});
  const stop = bots.stop.bind(bots);
  bots.stop = () => {
    giveUp();
    return stop();
  };
  return {
    choose: (...asked) => {
      onAsked(...asked);
      return never;
    },
  };
}
