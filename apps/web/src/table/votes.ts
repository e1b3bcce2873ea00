import { house } from '../house.ts';
import { button } from '../page/controls.ts';
import { el } from '../page/dom.ts';
import type { TableModel } from './model.ts';
import { nameAt } from './cast.ts';
import { newId, tellRefusal } from './requests.ts';

/** Questions that are put to the table; those who have not answered get buttons. */
export function votesList(model: TableModel): HTMLElement[] {
  const { vote: words } = house.words.game;
  const name = nameAt(model.info, house.words);
  return model.votes.map(({ id, kind, by, waiting }) => {
    const answer = async (agree: boolean): Promise<void> => {
      tellRefusal(await house.ask({ type: 'vote', table: model.id, id: newId(), vote: id, agree }));
    };
    const mine = model.you.seat !== null && waiting.includes(model.you.seat);
    return el(
      'section',
      { class: 'part vote' },
      el('p', {}, words[kind](name(by))),
      mine
        ? el(
            'div',
            { class: 'row' },
            button(words.agree, () => answer(true), { class: 'main', 'data-act': 'agree' }),
            button(words.refuse, () => answer(false), { 'data-act': 'refuse' }),
          )
        : el('p', { class: 'faint' }, words.waiting(waiting.map(name).join(', '))),
    );
  });
}
