import { type Action, COLOURS } from '@keyflower/engine';
import type { TableContext, Commands } from './table.ts';
import { isPlannable, type Analysis } from './analysis.ts';
import { type Draft, type Load, NOTHING, type Spot, type Target } from './draft.ts';
import { inHand, readyAction, turnsAt } from './highlights.ts';
import { draftOf, type InHand, isPlacing, leastOf, takes } from './workers.ts';

const SIXTHS = 6;

const sameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

const draftFor = (load: Load): Draft =>
  load.kind === 'place' ? { kind: 'place', tile: load.tile, spot: null, rotation: 0 } : load;

/** State that the commands read and change. */
interface CommandTarget {
  draft: Draft;
  readonly seat: number | null;
  readonly analysis: Analysis | null;
  readonly asked: TableContext['asked'];
  readonly ready: Action | null;
  readonly table: Pick<TableContext, 'highlights'>;
  readonly asksFirst: boolean;
  readonly isSending: boolean;
  readonly isAhead: boolean;
  chooseAhead(on: boolean): void;
  queue(action: Action): Promise<void>;
  plan(action: Action): void;
  unplan(): boolean;
  send(action: Action): Promise<void>;
  takeBack(): Promise<void>;
  look(seat: number | null): void;
  readCard(card: TableContext['openCard']): void;
}

/** The effects of clicks, drags and keys. */
export function makeCommands(live: CommandTarget): Commands {
  const actions = (): readonly Action[] => live.analysis?.actions ?? [];
  const set = (draft: Draft): void => {
    live.draft = draft;
  };

  /** Carries out a complete action that was confirmed, or needs no confirmation. */
  const commit = (action: Action): void => {
    if (live.isAhead) return void live.queue(action);
    const more = live.analysis?.view.players[live.seat ?? 0]?.placing?.length ?? 0;
    const last = action.type === 'place' && more <= 1;
    if (live.asksFirst && isPlannable(action) && !last) live.plan(action);
    else void live.send(action);
  };

  const act = (action: Action): void => {
    if (!live.asksFirst || isPlannable(action) || action.type === 'done') commit(action);
    else set({ kind: 'sure', action });
  };

  const begin = (what: 'bid' | 'use', tile: string, hand: InHand = inHand(live.draft)): boolean => {
    const { analysis, seat } = live;
    if (!analysis || seat === null) return false;
    const ways = analysis.actions.filter(isPlacing).filter((way) => way.type === what && way.tile === tile);
    const least = leastOf(
      ways.filter((way) => takes(way, hand)),
      analysis.view,
      seat,
    );
    if (least) set(draftOf(least));
    return least !== undefined;
  };

  /** The same workers if that is possible, otherwise the fewest of their colour. */
  const switchTo = (what: 'bid' | 'use'): void => {
    const { draft, analysis, seat } = live;
    if (draft.kind !== 'workers' || !analysis || seat === null) return;
    const same = { ...draft, what };
    if (readyAction(same, analysis, seat)) return set(same);
    const colour = COLOURS.find((one) => (draft.screen[one] ?? 0) > 0);
    if (!begin(what, draft.tile, colour === undefined ? {} : { colour })) begin(what, draft.tile, {});
  };

  const spot = ({ q, r }: Spot): void => {
    const { draft } = live;
    if (draft.kind !== 'place') return;
    const turns = turnsAt(actions(), draft.tile, { q, r });
    const there = draft.spot?.q === q && draft.spot.r === r;
    const next = there ? turns[(turns.indexOf(draft.rotation) + 1) % turns.length] : undefined;
    const rotation = next ?? (turns.includes(draft.rotation) ? draft.rotation : turns[0]);
    if (rotation !== undefined) set({ ...draft, spot: { q, r }, rotation });
  };

  const touch = (tile: string): void => {
    const { draft, asked, table } = live;
    const highlight = table.highlights.get(tile);
    if (highlight?.arrive !== undefined && draft.kind === 'cargo') return drop(draft, { kind: 'tile', tile });
    if (highlight?.pick && asked) {
      const found = actions().find(
        (action) =>
          (action.type === 'boat' && action.boat === tile) ||
          (action.type === 'pay' && 'group' in action && action.group === tile),
      );
      if (found) return set({ kind: 'sure', action: found });
      if (asked.decision === 'place') return set({ kind: 'place', tile, spot: null, rotation: 0 });
      if (asked.decision === 'offer') {
        const tiles = draft.kind === 'offer' ? draft.tiles : [];
        const kept = tiles.filter((one) => one !== tile);
        return set({ kind: 'offer', tiles: kept.length < tiles.length ? kept : [...tiles, tile] });
      }
    }
    const holding = draft.kind === 'hand' || draft.kind === 'group';
    if (holding && highlight?.bid !== undefined && highlight.use === undefined)
      return void begin('bid', tile);
    if (holding && highlight?.use !== undefined && highlight.bid === undefined)
      return void begin('use', tile);
    if (holding && highlight) return set({ kind: 'tile', tile, ...inHand(draft) });
    set(draft.kind === 'tile' && draft.tile === tile ? NOTHING : { kind: 'tile', tile });
  };

  function drop(load: Load, target: Target): void {
    if (load.kind === 'place') {
      if (target.kind !== 'spot') return set(NOTHING);
      if (live.draft.kind !== 'place' || live.draft.tile !== load.tile) live.draft = draftFor(load);
      return spot(target);
    }
    const found = actions().find((action) => fulfils(action, load, target));
    if (load.kind === 'cargo' || load.kind === 'animal') return found ? act(found) : set(NOTHING);
    const what = target.kind === 'bid' || target.kind === 'use' ? target.kind : null;
    const tile = 'tile' in target ? target.tile : null;
    if (tile === null) return set(NOTHING);
    const hand = inHand(load);
    if (!what || !begin(what, tile, hand)) set({ kind: 'tile', tile, ...hand });
    else if (!live.asksFirst) commands.confirm();
  }

  const commands: Commands = {
    touch,
    lift: (load) => {
      const draft = draftFor(load);
      set(sameDraft(draft, live.draft) ? NOTHING : draft);
    },
    drop,
    begin: (what, tile) => void begin(what, tile),
    switchTo,
    set,
    spot,
    rotate: (by) => {
      const { draft } = live;
      if (draft.kind === 'place') set({ ...draft, rotation: (draft.rotation + by + SIXTHS) % SIXTHS });
    },
    act,
    confirm: () => {
      const ready = live.ready;
      if (ready && !live.isSending) commit(ready);
    },
    back: () => set(NOTHING),
    undo: () => {
      if (!live.unplan()) void live.takeBack();
    },
    chooseAhead: (on) => live.chooseAhead(on),
    look: (seat) => live.look(seat),
    readCard: (card) => live.readCard(card),
  };
  return commands;
}

/** Whether an action moves what was dragged to where it was dropped. */
function fulfils(action: Action, load: Load, target: Target): boolean {
  if (load.kind === 'cargo')
    return (
      action.type === 'move' &&
      action.from === load.from &&
      action.resource === load.resource &&
      target.kind === 'tile' &&
      action.to === target.tile
    );
  if (load.kind !== 'animal' || target.kind !== 'field') return false;
  if (action.type === 'herd')
    return action.kind === load.animal && action.from === load.from && action.to === target.field;
  if (action.type === 'animal' || action.type === 'breed')
    return action.kind === load.animal && action.field === target.field;
  return false;
}
