import { useTable } from '../../play/index.ts';
import { api, toast } from '../../session/index.ts';
import { Button, Copyable } from '../../ui/index.ts';

/** Ways to fill a seat that no person plays: a bot for an absent player, or another person. */
export function SeatOffer({ seat, onDone }: { seat: number; onDone: () => void }) {
  const { model, me, words, nameOf } = useTable();
  const { info, you, id, votes } = model;
  const { offer } = words.game;
  const there = info?.seats[seat];
  if (info?.status !== 'playing' || !there || seat === me) return null;
  const { person, bot, gone, absent } = there;
  const mayJoin = !info.settings.rated && (bot !== null || gone !== 'no' || absent);
  const isPlaying = me !== null && info.seats[me]!.bot === null && info.seats[me]!.gone === 'no';
  const ask = (what: 'replace' | 'join') => async (): Promise<void> => {
    await api('POST', `/tables/${id}/seats/${seat}/${what}`, {});
    if (what === 'join') toast(offer.asked);
    onDone();
  };
  const isAsked = votes.some(({ kind, by }) => kind === 'replace' && by === seat);
  const invites = isPlaying && mayJoin && (absent || (person !== null && gone !== 'no')) && you.key !== null;
  return (
    <>
      {absent && <p>{offer.absent(nameOf(seat), info.settings.absentDays)}</p>}
      {absent && isPlaying && !isAsked && (
        <Button data-act="replace" work={ask('replace')}>
          {offer.bot}
        </Button>
      )}
      {mayJoin && me === null && (
        <>
          <p class="faint">{offer.joinHint}</p>
          <Button class="main" data-act="join" work={ask('join')}>
            {offer.join}
          </Button>
        </>
      )}
      {invites && <Copyable label={offer.link} text={`${location.origin}/t/${id}?key=${you.key}`} />}
    </>
  );
}
