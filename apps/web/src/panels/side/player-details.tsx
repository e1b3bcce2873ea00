import type { Counts } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { goodsText, sorted, total } from '@keyflower/words/story/names';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, SeatPlate } from '../../art/index.ts';
import { type TableView, useTable } from '../../play/index.ts';
import { SeatOffer } from './seat-offer.tsx';
import { botAbout, botTitle, Dialog, ReportDialog } from '../../ui/index.ts';

/** Whether a seat is among the last consecutive passes, right before the active player. */
export function hasPassed(
  { phase, active, passes, players }: Pick<TableView, 'phase' | 'active' | 'passes' | 'players'>,
  seat: number,
): boolean {
  if (phase !== 'actions') return false;
  const back = (active - seat + players.length) % players.length;
  return back >= 1 && back <= passes;
}

/** Seats in the order in which they pick boats, as far as it is known. */
export function boatTurns({
  phase,
  boatOrder,
  pending,
}: Pick<TableView, 'phase' | 'boatOrder' | 'pending'>): number[] {
  if (phase !== 'ending') return [];
  const picking = pending.find(({ decision }) => decision === 'boat');
  return [...boatOrder, ...(picking ? [picking.player, ...(picking.next ?? [])] : [])];
}

export type SeenPlayer = TableView['players'][number];

/** What a player certainly holds: what can be proven when aids are on, otherwise what lies openly. */
export function certainHand({ workers, known, open }: SeenPlayer, aids: boolean): Counts<string> {
  if (typeof workers !== 'number') return {};
  const hand = aids ? known : open;
  return { ...hand?.workers, ...hand?.skills };
}

const winterCount = ({ winter }: SeenPlayer): number => (typeof winter === 'number' ? winter : winter.length);

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

/** A face-down winter tile. */
const WinterTile = () => (
  <svg class="icon winter-tile" viewBox="-13 -13 26 26" width="17" height="17" aria-hidden="true">
    <path d="M-6 -10.400H6L12 0L6 10.400H-6L-12 0Z" />
    <path class="sign" d="M0 -6V6M-5.200 -3L5.200 3M-5.200 3L5.200 -3" />
  </svg>
);

/** Counts behind a player's screen, and icons for what is certain of it. */
export function PlayerHand({ seat, children }: { seat: number; children?: ComponentChildren }) {
  const { view, words, aids } = useTable();
  const player = view.players[seat]!;
  const said = words.market.players;
  const sure = sorted(certainHand(player, aids));
  const sureText = said.known(goodsText(certainHand(player, aids), words, { role: 'label' }));
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

/** What a player holds, as far as all can see it. */
export function handLines(player: SeenPlayer, { market }: Words): string[] {
  const said = market.players;
  return [
    said.workers(total(player.workers)),
    said.skills(total(player.skills)),
    ...(winterCount(player) > 0 ? [said.winter(winterCount(player))] : []),
    ...(player.wheat === undefined ? [] : [said.wheat(player.wheat)]),
  ];
}

/** Dialog about a player: what is known of the hand, and a link to their page. */
export function PlayerAbout({ seat, onClose }: { seat: number; onClose: () => void }) {
  const { view, words, nameOf, model, me, aids } = useTable();
  const [reporting, setReporting] = useState(false);
  const said = words.market.players;
  const player = view.players[seat]!;
  const { person = null, bot = null } = model.info?.seats[seat] ?? {};
  const counts = certainHand(player, aids);
  const lines = [
    ...handLines(player, words),
    ...(total(counts) > 0 ? [said.known(goodsText(counts, words, { role: 'label' }))] : []),
  ];
  return (
    <Dialog title={nameOf(seat)} onClose={onClose} class="player-about">
      <p class="about-sign">
        <SeatPlate seat={seat} size={32} /> {said.mark(said.marks[seat]!)}
      </p>
      {bot === null ? null : (
        <p>
          <strong>{botTitle(bot, words)}</strong>
          <br />
          {botAbout(bot, words)}
        </p>
      )}
      <h3>{said.hand}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SeatOffer seat={seat} onDone={onClose} />
      {person ? (
        <p class="row">
          <a class="button" href={`/people/${person.id}`}>
            {said.profile}
          </a>
          {seat === me ? null : (
            <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setReporting(true)}>
              {words.game.report}
            </button>
          )}
        </p>
      ) : null}
      {person && reporting ? (
        <ReportDialog about={{ person: person.id, table: model.id }} onClose={() => setReporting(false)} />
      ) : null}
    </Dialog>
  );
}
