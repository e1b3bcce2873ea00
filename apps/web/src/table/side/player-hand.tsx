import type { ComponentChildren } from 'preact';
import { Icon } from '../../drawn/face.tsx';
import { countsText, sorted, total } from '@keyflower/words/story/names';
import { useScene } from '../scene.ts';
import { surely, winterCount } from './player-facts.ts';

function Held({ icon, n, said }: { icon: string; n: number; said: string }) {
  return (
    <span class="held" title={said}>
      <span class="unseen">{said}, </span>
      <span aria-hidden="true">
        {icon === 'winter' ? <WinterTile /> : <Icon name={icon} size={17} />}
        {n}
      </span>
    </span>
  );
}

/** A tile with its back to everyone. */
const WinterTile = () => (
  <svg class="icon winter-tile" viewBox="-13 -13 26 26" width="17" height="17" aria-hidden="true">
    <path d="M-6 -10.400H6L12 0L6 10.400H-6L-12 0Z" />
    <path class="sign" d="M0 -6V6M-5.200 -3L5.200 3M-5.200 3L5.200 -3" />
  </svg>
);

/** What is behind a screen, in numbers; what of it is known for sure, by its signs. */
export function PlayerHand({ seat, children }: { seat: number; children?: ComponentChildren }) {
  const { sight, words, aids } = useScene();
  const player = sight.players[seat];
  const said = words.market.players;
  const sure = sorted(surely(player, aids));
  const sureText = said.known(countsText(surely(player, aids), words.story));
  const [workers, skills, winter] = [total(player.workers), total(player.skills), winterCount(player)];
  return (
    <>
      <p class="player-hand">
        <Held icon="workers" n={workers} said={said.workers(workers)} />
        <Held icon="skills" n={skills} said={said.skills(skills)} />
        {winter > 0 ? <Held icon="winter" n={winter} said={said.winter(winter)} /> : null}
        {player.wheat ? <Held icon="wheat" n={player.wheat} said={said.wheat(player.wheat)} /> : null}
        {children}
      </p>
      {sure.length > 0 ? (
        <p class="player-hand sure" title={sureText}>
          <span class="unseen">{sureText}</span>
          <span aria-hidden="true">
            {sure.map(([name, n]) => (
              <span key={name} class="kind-count">
                <Icon name={name} size={14} />
                {n}
              </span>
            ))}
          </span>
        </p>
      ) : null}
    </>
  );
}
