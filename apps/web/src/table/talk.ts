import type { ChatLine } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, form, link } from '../page/controls.ts';
import { el, part } from '../page/dom.ts';
import { toast } from '../page/toast.ts';
import type { TableModel } from './model.ts';
import { newId, tellRefusal } from './requests.ts';

export async function report(about: { person?: string; table?: string; chat?: number }): Promise<void> {
  const text = prompt(house.words.game.reportWhat)?.trim();
  if (!text) return;
  await api('POST', '/reports', { ...about, text });
  toast(house.words.game.reported);
}

/** The chat of a table. */
export class Talk {
  readonly element: HTMLElement;
  private readonly model: TableModel;
  private readonly lines = el('ol', { class: 'chat', 'aria-live': 'polite' });
  private readonly muted = new Set<string>();

  constructor(model: TableModel) {
    this.model = model;
    const { game } = house.words;
    const input = el('input', {
      name: 'text',
      maxlength: 500,
      autocomplete: 'off',
      placeholder: game.say,
      'aria-label': game.say,
    });
    const say = form(
      async ({ text }) => {
        if (text.trim() === '') return;
        const reply = await house.ask({ type: 'chat', table: model.id, id: newId(), text });
        if (!tellRefusal(reply)) input.value = '';
      },
      game.send,
      input,
    );
    say.classList.add('row');
    this.element = part(game.chat, { class: 'talk' }, this.lines, say);
  }

  update(): void {
    const shown = this.model.chat.filter(({ person }) => person === null || !this.muted.has(person.id));
    this.lines.replaceChildren(...shown.map((line) => this.line(line)));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  private line({ id, person, text, removed }: ChatLine): HTMLElement {
    const { game, somebody } = house.words;
    const others = person !== null && person.id !== house.me.id;
    return el(
      'li',
      {},
      person ? link(`/people/${person.id}`, person.name || somebody, { class: 'who' }) : null,
      ' ',
      removed ? el('em', { class: 'faint' }, game.removed) : text,
      others &&
        !removed &&
        el(
          'span',
          { class: 'tools' },
          button(game.mute, () => this.mute(person.id), { class: 'quiet small' }),
          button(game.report, () => report({ person: person.id, table: this.model.id, chat: id }), {
            class: 'quiet small',
          }),
          house.me.operator && button(game.remove, () => this.remove(id), { class: 'quiet small' }),
        ),
    );
  }

  private async mute(person: string): Promise<void> {
    await api('PUT', `/me/blocks/${person}`, {});
    this.muted.add(person);
    this.update();
    toast(house.words.game.muted);
  }

  private async remove(id: number): Promise<void> {
    const reason = prompt(house.words.game.reason)?.trim();
    if (reason) await api('POST', `/operator/chat/${id}/remove`, { reason });
  }
}
