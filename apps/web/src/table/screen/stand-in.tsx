import { api } from '../../session/index.ts';
import { botName } from '../../bots/characters.tsx';
import { Button } from '../../ui/controls.tsx';
import { useScene } from '../scene.ts';

/** A bot plays my seat: since when I left or ran out of time I may come back. */
export function StandIn({ seat }: { seat: number }) {
  const { model, words } = useScene();
  const { info, id } = model;
  const there = info?.status === 'playing' ? info.seats[seat] : undefined;
  if (!there || there.bot === null) return null;
  return (
    <div class="stand-in" role="status">
      <p>
        {there.gone === 'resigned' ? words.screen.resigned : words.screen.botPlays(botName(there.bot, words))}
      </p>
      {there.gone === 'left' || there.gone === 'timed-out' ? (
        <Button class="main" work={() => api('POST', `/tables/${id}/return`, {})}>
          {words.game.comeBack}
        </Button>
      ) : null}
    </div>
  );
}
