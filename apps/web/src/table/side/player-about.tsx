import { useState } from 'preact/hooks';
import { botAbout, botTitle } from '../../bots/characters.tsx';
import { countsText, total } from '@keyflower/words/story/names';
import { Dialog, ReportDialog } from '../../ui/dialogs.tsx';
import { useScene } from '../scene.ts';
import { surely, winterCount } from './player-facts.ts';
import { SeatPlate } from './seat-plate.tsx';

/** Somebody at the table: what is known of their hand, in words, and the way to their page. */
export function PlayerAbout({ seat, onClose }: { seat: number; onClose: () => void }) {
  const { sight, words, cast, model, me, aids } = useScene();
  const [reporting, setReporting] = useState(false);
  const said = words.market.players;
  const player = sight.players[seat];
  const { person = null, bot = null } = model.info?.seats[seat] ?? {};
  const counts = surely(player, aids);
  const lines = [
    said.workers(total(player.workers)),
    said.skills(total(player.skills)),
    said.winter(winterCount(player)),
    player.wheat === undefined ? '' : said.wheat(player.wheat),
    total(counts) > 0 ? said.known(countsText(counts, words.story)) : '',
  ].filter(Boolean);
  return (
    <Dialog title={cast(seat)} onClose={onClose} class="player-about">
      <p class="about-sign">
        <SeatPlate seat={seat} size={32} /> {said.mark(said.marks[seat])}
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
