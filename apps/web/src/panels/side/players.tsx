import { useId, useState } from 'preact/hooks';
import { Icon, SeatPlate } from '../../art/index.ts';
import { Ticking, VillageThumbnail } from '../../board/index.ts';
import { seatsAround, useTable } from '../../play/index.ts';
import { botName } from '../../ui/index.ts';
import { scoreNow } from '../score/scores.ts';
import { boatTurns, hasPassed, PlayerAbout, PlayerHand } from './player-details.tsx';

/** "12", or "≥ 12" where something that may count is hidden. */
function Points({ seat }: { seat: number }) {
  const table = useTable();
  if (!table.aids) return null;
  const { points, exact } = scoreNow(table, seat);
  const said = table.words.market.players;
  const text = exact ? said.points(points) : said.atLeast(points);
  return (
    <span class="points-now" title={`${text}, ${said.pointsHint}`}>
      <span class="unseen">{`${text}, ${said.pointsHint}`}</span>
      <span aria-hidden="true">{exact ? points : `≥ ${points}`}</span>
    </span>
  );
}

/** The markers in front of a player: start player and purple marker. */
function Markers({ seat }: { seat: number }) {
  const { view, words } = useTable();
  const { game } = words;
  return (
    <>
      {view.startPlayer === seat ? (
        <span class="marker" title={game.startPlayer}>
          <span class="unseen">{game.startPlayer}</span>
          <svg class="icon flag" viewBox="-8 -8 16 16" width="15" height="15" aria-hidden="true">
            <path d="M-4 7V-7L6 -3.500L-4 0" />
          </svg>
        </span>
      ) : null}
      {view.purple === seat ? (
        <span class="marker" title={game.marker}>
          <span class="unseen">{game.marker}</span>
          <Icon name="start" size={18} />
        </span>
      ) : null}
    </>
  );
}

/** A player's position in the order of boat picks. */
function BoatPick({ nth }: { nth: number }) {
  const { words } = useTable();
  const said = words.market.players.boatPick(nth);
  return (
    <span class="marker boat-pick" title={said}>
      <span class="unseen">{said}</span>
      <svg class="icon" viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
        <path d="M-7 3H7L4.500 7H-4.500ZM-0.500 2V-7L6 1Z" />
      </svg>
      <b aria-hidden="true">{nth}</b>
    </span>
  );
}

/** Short notes about a seat: passed, bot, left. */
function Notes({ seat }: { seat: number }) {
  const { view, model, words } = useTable();
  const { game, market } = words;
  const { person = null, bot = null, gone = 'no' } = model.info?.seats[seat] ?? {};
  const pick = boatTurns(view).indexOf(seat);
  const notes = [
    hasPassed(view, seat) ? market.players.passed : '',
    bot === null ? '' : person === null ? market.players.bot : game.botPlays(botName(bot, words)),
    gone === 'no' ? '' : game.gone[gone],
  ].filter(Boolean);
  return (
    <>
      {pick >= 0 ? <BoatPick nth={pick + 1} /> : null}
      {notes.length > 0 ? <span class="note">{notes.join(', ')}</span> : null}
    </>
  );
}

function Presence({ seat }: { seat: number }) {
  const { model, words } = useTable();
  const { person = null, bot = null } = model.info?.seats[seat] ?? {};
  if (person === null && bot !== null) return null;
  const here = model.online[seat] ?? false;
  const said = here ? words.game.online : words.game.offline;
  return (
    <span class={here ? 'presence here' : 'presence'} title={said}>
      <span class="unseen">{said}</span>
    </span>
  );
}

/** One player: sign, name, hand and a thumbnail of the village. */
function PlayerRow({ seat }: { seat: number }) {
  const { view, model, backend, me, nameOf, words, shownSeat, commands, pointing } = useTable();
  const [about, setAbout] = useState(false);
  const said = words.market.players;
  // No player is waited for at a closed table.
  const asked = model.info?.status !== 'closed' && view.pending.some(({ player }) => player === seat);
  const mine = seat === me;
  return (
    <li
      class={['player', `seat-${seat}`, asked && 'asked', pointing.isAtSeat(seat) && 'pointed']
        .filter(Boolean)
        .join(' ')}
      data-seat={seat}
      data-at={mine ? undefined : `hand:${seat}`}
    >
      <div class="player-sign">
        <SeatPlate seat={seat} size={26} />
        <Points seat={seat} />
      </div>
      <div class="player-words">
        <div class="player-line">
          <button type="button" class="player-name" aria-haspopup="dialog" onClick={() => setAbout(true)}>
            {nameOf(seat)}
          </button>
          {mine ? <span class="unseen">{said.you}</span> : backend.isLocal ? null : <Presence seat={seat} />}
          {asked ? (
            <span class="asked-now">{model.info?.seats[seat]?.absent ? said.absent : said.asked}</span>
          ) : null}
          <Markers seat={seat} />
        </div>
        <PlayerHand seat={seat}>
          <Notes seat={seat} />
        </PlayerHand>
      </div>
      <div class="player-side">
        <button
          type="button"
          class="look"
          aria-pressed={shownSeat === seat}
          aria-label={mine ? said.lookMine : said.look(nameOf(seat))}
          onClick={() => commands.look(mine ? null : seat)}
        >
          <VillageThumbnail seat={seat} />
        </button>
        <Ticking seat={seat} />
      </div>
      {about ? <PlayerAbout seat={seat} onClose={() => setAbout(false)} /> : null}
    </li>
  );
}

/** All players, clockwise from the viewer. */
export function Players() {
  const { view, me, words } = useTable();
  const heading = useId();
  return (
    <section class="players-rail" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {words.market.players.title}
      </h2>
      <ul>
        {seatsAround(view.players.length, me).map((seat) => (
          <PlayerRow key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
