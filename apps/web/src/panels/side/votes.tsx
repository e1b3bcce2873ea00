import { SeatPlate } from '../../art/index.ts';
import { newId, tellRefusal, useTable } from '../../play/index.ts';
import { session } from '../../session/index.ts';
import { Button } from '../../ui/index.ts';

/** Open votes; seats that have not answered get buttons. */
export function Votes() {
  const { model, words, nameOf, me } = useTable();
  const { vote } = words.game;
  const answer = async (id: number, agree: boolean): Promise<void> => {
    tellRefusal(await session.ask({ type: 'vote', table: model.id, id: newId(), vote: id, agree }));
  };
  return (
    <div class="votes" role="status" aria-label={words.screen.side.votes}>
      {model.votes.map(({ id, kind, by, person, waiting }) => (
        <section key={id} class="vote-card">
          <p>
            <SeatPlate seat={by} />
            {kind === 'join' ? vote.join(person?.name || words.unnamed, nameOf(by)) : vote[kind](nameOf(by))}
          </p>
          {me !== null && waiting.includes(me) ? (
            <div class="answers">
              <Button class="main" data-act="agree" work={() => answer(id, true)}>
                {vote.agree}
              </Button>
              <Button data-act="refuse" work={() => answer(id, false)}>
                {vote.refuse}
              </Button>
            </div>
          ) : (
            <p class="faint">{vote.waiting(waiting.map(nameOf))}</p>
          )}
        </section>
      ))}
    </div>
  );
}
