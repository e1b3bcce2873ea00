import type { SeatInfo } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, choice, copyable, link } from '../page/controls.ts';
import { type Child, el, folded, part } from '../page/dom.ts';
import type { TableModel } from './model.ts';
import { settingsList } from './settings-text.ts';

/** A table before its game: who sits where, and who may come. */
export class LobbyStage {
  readonly element = el('div', { class: 'lobby' });
  private readonly model: TableModel;
  private readonly bots: readonly string[];
  /** The key that this person came with: it may be one seat's. */
  private readonly key: string | undefined;

  constructor(model: TableModel, bots: readonly string[], key: string | undefined) {
    this.model = model;
    this.bots = bots;
    this.key = key;
  }

  update(): void {
    const { info, you } = this.model;
    const { lobby } = house.words;
    if (!info) return;
    const full = info.seats.every(({ person, bot }) => person !== null || bot !== null);
    this.element.replaceChildren(
      part(
        lobby.seats,
        {},
        el('ol', { class: 'seats' }, ...info.seats.map((seat) => this.seat(seat))),
        you.host
          ? el(
              'div',
              { class: 'row' },
              button(lobby.start, () => this.post('start'), {
                class: 'main',
                disabled: !full,
                'data-act': 'start',
              }),
              button(lobby.cancel, () => this.post('cancel'), { class: 'quiet' }),
            )
          : el('p', { class: 'faint' }, lobby.waitForHost),
        you.host && !full && el('p', { class: 'faint' }, lobby.startHint),
      ),
      this.invitations() || '',
      folded(lobby.details, () => settingsList(info, house.words), { class: 'part' }),
    );
  }

  private seat(seat: SeatInfo): HTMLElement {
    const { lobby, game, somebody } = house.words;
    const { person, bot, reserved } = seat;
    const { info } = this.model;
    const free = person === null && bot === null;
    return el(
      'li',
      { 'data-seat': seat.seat },
      el('span', { class: this.model.online[seat.seat] || bot !== null ? 'dot here' : 'dot' }),
      person
        ? link(`/people/${person.id}`, person.name || somebody)
        : el(
            'span',
            { class: free ? 'faint' : '' },
            bot === null ? this.freeText(reserved) : game.botPlays(bot),
          ),
      person && info?.host === person.id && el('span', { class: 'faint' }, ` (${lobby.host})`),
      person?.guest && el('span', { class: 'faint' }, ` (${lobby.guest})`),
      el('span', { class: 'tools' }, ...this.tools(seat, free)),
    );
  }

  private freeText(reserved: SeatInfo['reserved']): string {
    const { lobby } = house.words;
    return reserved === null || reserved.id === house.me.id ? lobby.free : lobby.keptFor(reserved.name);
  }

  private tools({ seat, person }: SeatInfo, free: boolean): Child[] {
    const { lobby } = house.words;
    const { you } = this.model;
    if (person?.id === house.me.id)
      return [button(lobby.stand, () => this.post('stand'), { class: 'quiet' })];
    const sit = () => this.post('sit', { seat, ...(this.key === undefined ? {} : { key: this.key }) });
    const bots = choice(lobby.putBot, { 'aria-label': lobby.putBot }, [
      ['', '–'],
      ...this.bots.map((id): [string, string] => [id, id]),
    ]);
    bots.addEventListener('change', (event) => {
      const bot = (event.target as HTMLSelectElement).value;
      if (bot !== '') void this.put(seat, bot);
    });
    return [
      free && button(lobby.sit, sit, { 'data-act': 'sit' }),
      free && you.host && bots,
      !free && you.host && button(lobby.clear, () => this.put(seat, null), { class: 'quiet' }),
    ];
  }

  private invitations(): HTMLElement | null {
    const { lobby } = house.words;
    const { you, info, id } = this.model;
    if (you.key === null) return null;
    const address = `${location.origin}/t/${id}`;
    const free = info?.seats.filter(({ person, bot }) => person === null && bot === null) ?? [];
    return part(
      lobby.invite,
      { class: 'invite' },
      el('p', { class: 'faint' }, lobby.inviteHint),
      copyable(lobby.inviteTable, `${address}?key=${you.key}`),
      ...free.map(
        ({ seat }) =>
          you.seatKeys &&
          copyable(lobby.inviteSeat(seat), `${address}?seat=${seat + 1}&key=${you.seatKeys[seat]}`),
      ),
    );
  }

  private async post(what: string, body: object = {}): Promise<void> {
    await api('POST', `/tables/${this.model.id}/${what}`, body);
  }

  private async put(seat: number, bot: string | null): Promise<void> {
    await api('PUT', `/tables/${this.model.id}/seats/${seat}`, { bot });
  }
}
