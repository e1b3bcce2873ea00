import type { Action, Edition } from '@keyflower/engine';
import { redraw } from '../drawn/redraw.ts';
import { house } from '../house.ts';
import { button, check } from '../page/controls.ts';
import { el, part } from '../page/dom.ts';
import { tell } from '../story/tell.ts';
import { possibleActions, tileOf } from './actions.ts';
import { board } from './board.ts';
import type { TableModel, ToldEvent } from './model.ts';
import { panel } from './panel.ts';
import { type Ghost, placementOf, placementsIn, spotsFor, turnAt } from './placements.ts';
import { nameAt } from './cast.ts';
import { playersList, tick } from './players.ts';
import { newId, tellRefusal } from './requests.ts';
import { editionOf, specsOf } from './sight.ts';

/** Events that are told at most: the whole story is in the replay. */
const MOST_TOLD = 300;

/** What a player can have done that could be taken back. */
const ACTS: ReadonlySet<string> = new Set<ToldEvent['type']>([
  'passed',
  'bid',
  'used',
  'boat-picked',
  'placed',
  'offered',
]);

/** A game being played, or just over, as one person sees it. */
export class GameStage {
  readonly panel = el('section', { class: 'part panel' });
  readonly players = el('section', { class: 'part' });
  readonly board = el('div', { class: 'board' });
  readonly log = el('ol', { class: 'log' });
  private readonly model: TableModel;
  private edition: Edition | null = null;
  private actions: Action[] = [];
  private chosen: string | null = null;
  private asking: Action | null = null;
  private ghost: Ghost | null = null;
  private readonly ticked = new Set<string>();
  private readonly zooms = new Map<number, number>();
  private at = '';

  constructor(model: TableModel) {
    this.model = model;
  }

  /** Shows everything as it is now. */
  update(): void {
    const { view, info, you, version } = this.model;
    if (!view || !info) return;
    this.edition ??= editionOf(info.settings);
    const seat = info.status === 'playing' ? you.seat : null;
    const free = seat !== null && info.seats[seat].bot === null && info.seats[seat].gone === 'no';
    const at = `${version} ${free ? seat : ''}`;
    if (at !== this.at) {
      this.at = at;
      this.actions = free ? possibleActions(this.edition, view, seat) : [];
      this.keepWhatIsLegal();
      this.chosen = this.soleTile();
    }
    this.draw();
    this.drawLog();
  }

  /** Others may act while I think, where everybody is asked at once: what I was about to do stays if I still can. */
  private keepWhatIsLegal(): void {
    const legal = new Set(this.actions.map((action) => JSON.stringify(action)));
    if (this.asking && !legal.has(JSON.stringify(this.asking))) this.asking = null;
    if (this.ghost && !legal.has(JSON.stringify(placementOf(this.ghost)))) this.ghost = null;
  }

  tick(): void {
    tick(this.players, this.model, house.words);
  }

  /** New tiles are placed one after the other: the next one is chosen already. */
  private soleTile(): string | null {
    const still = this.chosen;
    if (still !== null && this.actions.some((action) => tileOf(action) === still)) return still;
    return placementsIn(this.actions)[0]?.tile ?? null;
  }

  private draw(): void {
    const { view, you } = this.model;
    const { words } = house;
    const sight = view!;
    const shared = {
      sight,
      words,
      cast: nameAt(this.model.info, words),
      spec: specsOf(this.edition!, sight),
      chosen: this.chosen,
      onTile: (tile: string) => this.choose(tile),
    };
    const placements = placementsIn(this.actions);
    const playable = new Set(this.actions.flatMap((action) => tileOf(action) ?? []));
    this.panel.replaceChildren(
      ...(panel({
        ...shared,
        seat: you.seat,
        actions: this.actions,
        asking: this.asking,
        ghost: this.ghost,
        ticked: this.ticked,
        choose: (tile) => this.choose(tile, true),
        think: (ghost) => this.think(ghost),
        act: (action) => this.act(action),
        confirm: () => this.asking && this.send(this.asking),
        back: () => this.ask(null),
      }).filter(Boolean) as Node[]),
      ...this.controls(),
    );
    this.panel.hidden = this.model.info?.status !== 'playing' && this.chosen === null;
    redraw(
      this.board,
      board({
        ...shared,
        me: you.seat,
        playable,
        zooms: this.zooms,
        building: {
          spots: this.chosen === null ? [] : spotsFor(placements, this.chosen),
          ghost: this.ghost,
          onSpot: (spot) => {
            const next = this.chosen === null ? null : turnAt(placements, this.chosen, spot, this.ghost);
            if (next) this.think(next);
          },
        },
      }),
    );
    this.drawPlayers();
  }

  drawPlayers(): void {
    const { words } = house;
    const { view, spectators } = this.model;
    if (!view) return;
    const { bag, green, skills } = view.supply;
    const count = (what: typeof bag | typeof skills): number =>
      typeof what === 'number' ? what : Object.values(what).reduce((sum, n) => sum + n, 0);
    this.players.replaceChildren(
      el('h2', {}, words.story.seasons[view.season]),
      playersList(this.model, words),
      el('p', { class: 'faint' }, words.game.supply(count(bag), green, count(skills))),
      el('p', { class: 'faint' }, words.game.spectators(spectators)),
    );
    this.tick();
  }

  private drawLog(): void {
    const cast = nameAt(this.model.info, house.words);
    const told = this.model.events
      .slice(-MOST_TOLD)
      .flatMap((event) => tell(event, cast, house.words.story) ?? []);
    this.log.replaceChildren(
      ...newestFirst(told).map(({ text, heading }) => el('li', { class: heading ? 'heading' : '' }, text)),
    );
  }

  /** Undo, automatic passing, and whoever only watches. */
  private controls(): HTMLElement[] {
    const { info, you, undo, id, version } = this.model;
    const { game } = house.words;
    if (you.seat === null) return [el('p', { class: 'faint' }, game.spectating)];
    if (info?.status !== 'playing' || info.seats[you.seat].bot !== null) return [];
    const asks = house.ask.bind(house);
    return [
      el(
        'div',
        { class: 'row controls' },
        (undo === 'free' || (undo === 'ask' && this.hasActed(you.seat))) &&
          button(
            undo === 'free' ? game.undo : game.undoAsk,
            async () =>
              tellRefusal(await asks({ type: 'undo', table: id, id: newId(), version: version ?? 0 })),
            { class: undo === 'free' ? '' : 'quiet', 'data-act': 'undo' },
          ),
        check(game.autoPass, {
          checked: you.autoPass,
          onchange: (event) => {
            const on = (event.target as HTMLInputElement).checked;
            void asks({ type: 'auto-pass', table: id, id: newId(), on }).then(tellRefusal);
          },
        }),
      ),
    ];
  }

  private hasActed(seat: number): boolean {
    return this.model.events.some(
      (event) => 'player' in event && event.player === seat && ACTS.has(event.type),
    );
  }

  /** A tile that is touched again is let go. */
  private choose(tile: string | null, keep = false): void {
    this.chosen = tile === this.chosen && !keep ? null : tile;
    this.asking = null;
    if (this.ghost?.tile !== tile) this.ghost = null;
    this.draw();
  }

  private think(ghost: Ghost): void {
    this.ghost = ghost;
    this.draw();
  }

  private ask(action: Action | null): void {
    this.asking = action;
    this.draw();
  }

  private act(action: Action): void {
    if (house.me.settings.confirm || this.model.info?.settings.confirm) this.ask(action);
    else void this.send(action);
  }

  private async send(action: Action): Promise<void> {
    const { id, version } = this.model;
    const given = action as { type: string };
    const reply = await house.ask({
      type: 'act',
      table: id,
      id: newId(),
      version: version ?? 0,
      action: given,
    });
    if (tellRefusal(reply)) this.ask(null);
  }
}

const newestFirst = <T>(list: readonly T[]): T[] => list.map((_, i) => list[list.length - 1 - i]);

export function logPart(log: HTMLElement): HTMLElement {
  return part(house.words.game.log, { class: 'log-part' }, log);
}
