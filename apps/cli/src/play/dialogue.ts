import type { Game } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { countsText, type SeatNames, tileName } from '../story/names.ts';
import { sheetText } from '../story/sheet.ts';
import { tileText } from '../story/tile-text.ts';
import { boatsText, handsText, marketText, supplyText } from '../table/table.ts';
import { type TableView, specOf } from '../table/table-view.ts';
import { villageText } from '../table/village.ts';
import { wrap } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import type { Prompter } from '../terminal/prompter.ts';
import { findTile } from './tile-names.ts';
import { must } from '../must.ts';

/** Leaves room for the answer. */
const PROMPT_WIDTH = 76;

/** The dialogue with the player at one seat. Shows only what that seat may see. */
export class Dialogue {
  readonly game: Game;
  readonly seat: number;
  readonly names: SeatNames;
  private readonly prompter: Prompter;

  constructor(game: Game, seat: number, names: SeatNames, prompter: Prompter) {
    this.game = game;
    this.seat = seat;
    this.names = names;
    this.prompter = prompter;
  }

  view(): TableView {
    return this.game.view(this.seat);
  }

  say(...lines: string[]): void {
    print(...lines);
  }

  /** Asks until the answer is not a display command. */
  async ask(question: string): Promise<string> {
    const lines = wrap(question, PROMPT_WIDTH);
    const last = lines.pop() ?? '';
    for (;;) {
      if (lines.length > 0) this.say(...lines);
      const answer = await this.prompter.ask(`${last} `);
      if (!this.look(answer)) return answer;
    }
  }

  /** Display commands work at every prompt. Returns whether the answer was one. */
  private look(answer: string): boolean {
    const [word, ...rest] = answer.toLowerCase().split(/\s+/);
    switch (word) {
      case 'h':
      case 'help':
      case '?':
        this.say(...terminal().help);
        return true;
      case 't':
      case 'table':
        this.showTable();
        return true;
      case 'v':
      case 'village':
        this.showVillage(rest.join(' '));
        return true;
      case 'i':
      case 'info':
        this.showTile(rest.join('-'));
        return true;
      case 's':
      case 'score':
        this.showScore();
        return true;
      default:
        return false;
    }
  }

  showTable(): void {
    const view = this.view();
    this.say(
      ...marketText(view, this.names),
      ...boatsText(view),
      ...handsText(view, this.names),
      ...supplyText(view),
    );
  }

  /** By number or by name; the player's own if `whose` is empty. */
  showVillage(whose: string): void {
    const view = this.view();
    const seat = whose === '' ? this.seat : this.names.seatOf(whose, view.players.length);
    if (seat !== null) this.say(...villageText(view, seat, this.names));
    else this.say(terminal().look.noVillage(view.players.length));
  }

  private showTile(name: string): void {
    const found = findTile(name, this.game.state.content.ids);
    if (typeof found === 'object') {
      this.say(found.problem);
      return;
    }
    this.say(
      tileName(found),
      ...tileText(specOf(found)).flatMap((line) => wrap(line, 76, 4).map((text) => `  ${text}`)),
    );
  }

  /** Only the player's own sheet: the others' would reveal what is behind their screens. */
  private showScore(): void {
    const sheet = must(this.game.score().players[this.seat]);
    this.say(terminal().look.scoreNow(words().after.points(sheet.total)), ...sheetText(sheet));
  }

  /** The player's hand in one paragraph. */
  hand(): string[] {
    const { players, market, turnOrder } = this.view();
    const { workers, skills, wheat } = must(players[this.seat]);
    const { events } = words().story;
    const held = [
      textOf(workers, events.nWorkers(0)),
      textOf(skills, events.nSkills(0)),
      ...(wheat === undefined ? [] : [words().market.players.wheat(wheat)]),
    ];
    const parts = [terminal().look.hold(held.join('; '))];
    const losing = [...market, ...turnOrder].flatMap(({ tile, bids = [] }) => {
      const own = bids.find(({ player }) => player === this.seat);
      const most = Math.max(0, ...bids.map((bid) => sum(bid.workers)));
      return own && sum(own.workers) < most ? [`${tileName(tile)} (${countsText(own.workers)})`] : [];
    });
    if (losing.length > 0) parts.push(terminal().look.losing(losing.join(', ')));
    return wrap(parts.join(' '), 79);
  }
}

const sum = (counts: object): number =>
  Object.values(counts).reduce<number>((total, n) => total + Number(n), 0);

function textOf(counts: object | number, none: string): string {
  return typeof counts === 'number' ? String(counts) : countsText(counts, none);
}
