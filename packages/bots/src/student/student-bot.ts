import type { Bot } from '../bot.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { bytesOf } from '../evaluate/weights.ts';
import { searchBot } from '../levels/search-bot.ts';
import { netModel, netSettings } from '../net/net-model.ts';
import { unpack } from './packed-net.ts';
import { StudentNet } from './student-net.ts';

/** The packed weights of the net. */
export async function packedWeights(): Promise<Uint8Array> {
  const { PACKED } = await import('./packed-weights.ts');
  return new Uint8Array(bytesOf(PACKED).buffer);
}

/** A search by the net in whole numbers. Its weights are half a megabyte, so they are loaded only when it is wanted. */
export function studentBot(id: string): Bot {
  let loading: Promise<Bot> | null = null;
  let bot: Bot | null = null;
  const load = async (): Promise<Bot> => {
    const net = new StudentNet(unpack(await packedWeights()), evaluator.network);
    return searchBot(id, netModel(net), netSettings);
  };
  return {
    id,
    async prepare() {
      loading ??= load();
      bot = await loading;
    },
    choose(request, stop) {
      if (!bot) throw new Error(`the bot "${id}" was not prepared`);
      return bot.choose(request, stop);
    },
  };
}
