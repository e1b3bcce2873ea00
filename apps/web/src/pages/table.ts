import type { ServerMessage } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import { setTitle } from '../page/badge.ts';
import { button, link } from '../page/controls.ts';
import { type Child, el, folded } from '../page/dom.ts';
import type { Page } from '../page/router.ts';
import { GameStage, logPart } from '../table/game-stage.ts';
import { LobbyStage } from '../table/lobby-stage.ts';
import { TableModel, type ToldEvent } from '../table/model.ts';
import { company } from '../table/cast.ts';
import { resultPart } from '../table/result.ts';
import { settingsList } from '../table/settings-text.ts';
import { report, Talk } from '../table/talk.ts';
import { votesList } from '../table/votes.ts';

const MOST_TRIES = 3;

/** A table from its creation to its result. */
class TablePage {
  readonly model: TableModel;
  readonly element = el('div', { class: 'table-page' }, house.words.loading);
  private readonly lobby: LobbyStage;
  private readonly game: GameStage;
  private readonly talk: Talk;
  private readonly head = el('div', { class: 'table-head' });
  private readonly votes = el('div', {});
  private readonly result = el('div', {});
  private stage: 'none' | 'lobby' | 'game' = 'none';
  private filling = false;
  private shownResult = '';

  constructor(id: string, bots: readonly string[], key: string | undefined) {
    this.model = new TableModel(id);
    this.lobby = new LobbyStage(this.model, bots, key);
    this.game = new GameStage(this.model);
    this.talk = new Talk(this.model);
  }

  hear(message: ServerMessage): void {
    const about = 'table' in message ? message.table : undefined;
    if ((typeof about === 'object' ? about.id : about) !== this.model.id) return;
    const part = this.model.take(message);
    if (part === 'table') this.update();
    if (part === 'game') this.updateGame();
    if (part === 'chat') this.talk.update();
    if (part === 'votes') this.votes.replaceChildren(...votesList(this.model));
    if (part === 'presence') this.updatePresence();
  }

  tick(): void {
    this.game.tick();
  }

  private update(): void {
    const { info, refused } = this.model;
    if (!info) {
      const { errors, backHome } = house.words;
      const text = errors[(refused ?? 'NOT_FOUND') as keyof typeof errors];
      this.element.replaceChildren(el('p', {}, text), link('/', backHome));
      return;
    }
    setTitle(this.title());
    this.build(info.status === 'open' || info.status === 'cancelled' ? 'lobby' : 'game');
    this.head.replaceChildren(...(this.heading().filter(Boolean) as Node[]));
    if (this.stage === 'lobby') this.lobby.update();
    else this.updateGame();
    const result = `${info.status} ${info.rematch} ${info.reason}`;
    if (result !== this.shownResult) {
      this.shownResult = result;
      this.result.replaceChildren(resultPart(this.model) ?? '');
    }
  }

  /** Puts the parts in place once; from then on each changes by itself. */
  private build(stage: 'lobby' | 'game'): void {
    if (this.stage === stage) return;
    this.stage = stage;
    const { info } = this.model;
    this.element.replaceChildren(
      this.head,
      this.votes,
      this.result,
      ...(stage === 'lobby'
        ? [el('div', { class: 'two' }, info?.status === 'open' ? this.lobby.element : '', this.talk.element)]
        : [
            el(
              'div',
              { class: 'game' },
              this.game.panel,
              this.game.board,
              el('aside', { class: 'side' }, this.game.players, logPart(this.game.log), this.talk.element),
            ),
          ]),
    );
    this.talk.update();
  }

  private heading(): Child[] {
    const { info, you, id } = this.model;
    if (!info) return [];
    const { words } = house;
    const sitting = you.seat !== null && info.status === 'playing' ? info.seats[you.seat] : null;
    const may = async (what: string, sure?: string): Promise<void> => {
      if (sure === undefined || confirm(sure)) await api('POST', `/tables/${id}/${what}`, {});
    };
    const leaving = sitting?.gone === 'no';
    return [
      el('h1', {}, this.title()),
      el(
        'span',
        { class: 'faint' },
        info.status === 'cancelled' ? words.lobby.cancelled : words.status[info.status],
      ),
      sitting &&
        (sitting.gone === 'left' || sitting.gone === 'timed-out') &&
        button(words.game.comeBack, () => may('return'), { class: 'main' }),
      this.stage === 'game' &&
        folded(words.lobby.details, () => [
          ...settingsList(info, words),
          el(
            'div',
            { class: 'row' },
            leaving && button(words.game.leave, () => may('leave', words.game.leaveSure), { class: 'quiet' }),
            leaving &&
              button(words.game.resign, () => may('resign', words.game.resignSure), { class: 'quiet' }),
            button(words.game.report, () => report({ table: id }), { class: 'quiet' }),
          ),
        ]),
    ];
  }

  /** The table's title, or else who sits there. */
  private title(): string {
    const { info } = this.model;
    return info?.settings.title || company(info, house.words);
  }

  private updatePresence(): void {
    if (this.stage === 'lobby') this.lobby.update();
    else this.game.drawPlayers();
  }

  private updateGame(): void {
    if (this.stage !== 'game') return;
    this.game.update();
    if (this.model.gap) void this.fillIn();
  }

  /** The beginning of the story, for whoever came later. */
  private async fillIn(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      // Something may happen while the answer is on its way: then there is a new gap, hardly ever a third.
      for (let tries = 0; this.model.gap && tries < MOST_TRIES; tries++) {
        const since = this.model.events.length;
        const path = `/tables/${this.model.id}/events?since=${since}`;
        const { events } = await api<{ events: ToldEvent[] }>('GET', path);
        this.model.fillIn(since, events);
      }
      this.game.update();
    } catch {
      // The log stays short; the table itself is complete.
    } finally {
      this.filling = false;
    }
  }
}

export async function tablePage([id]: string[], query: URLSearchParams): Promise<Page> {
  const { bots } = await api<{ bots: string[] }>('GET', '/bots');
  const key = query.get('key') ?? undefined;
  const page = new TablePage(id, bots, key);
  const leave = house.follow(
    id,
    key,
    () => page.model.version,
    (message) => page.hear(message),
  );
  const ticking = setInterval(() => page.tick(), 1000);
  const seat = Number(query.get('seat'));
  if (key !== undefined && seat >= 1) void takeSeat(id, seat - 1, key);
  return {
    title: house.words.home.title,
    body: [page.element],
    leave: () => {
      clearInterval(ticking);
      leave();
    },
  };
}

/** Whoever comes by a seat's own link sits down there, unless they already sit or somebody else does. */
async function takeSeat(id: string, seat: number, key: string): Promise<void> {
  try {
    const { table, you } = await api<{ table: { status: string }; you: { seat: number | null } }>(
      'POST',
      `/tables/${id}/enter`,
      { key },
    );
    if (table.status === 'open' && you.seat === null) await api('POST', `/tables/${id}/sit`, { seat, key });
  } catch {
    // The table shows who sits where.
  }
}
