import type { Action, Edition } from '@keyflower/engine';
import { session } from '../../session/index.ts';
import { nameAt } from '../cast.ts';
import { momentsOf } from '../happened/moments.ts';
import { newsTiles } from '../happened/news-tiles.ts';
import type { TableModel } from '../model.ts';
import { newId, tellRefusal } from '../requests.ts';
import type { Scene } from '../scene.ts';
import { editionOf, specsOf } from '../sight.ts';
import { type Draft, NOTHING } from './draft.ts';
import { lightsOf, spotsOf } from './lights.ts';
import { carryOut, keepPlan, keptPlan, type Planned } from './plan.ts';
import { readyAction, stillMakesSense } from './ready.ts';
import { type Reading, readView } from './reading.ts';
import { makeVerbs } from './verbs.ts';
import { whyNot } from './why.ts';

/** One person's place at a table: what they see, what they may do, and what they are about to do. */
export class Desk {
  readonly model: TableModel;
  draft: Draft = NOTHING;
  private looking: number | null = null;
  private edition: Edition | null = null;
  private base: Reading | null = null;
  private planned: Planned | null = null;
  private steps: readonly Action[] = [];
  private at = '';
  private scene: Scene | null = null;
  private sending = false;
  private readonly watchers = new Set<() => void>();
  private readonly verbs = makeVerbs(this);

  constructor(model: TableModel) {
    this.model = model;
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Draws everything again. */
  changed(): void {
    this.scene = null;
    if (this.reading) momentsOf(this.model).see(this.reading.view, this.model);
    for (const watcher of this.watchers) watcher();
  }

  /** My seat, as long as I play it myself. */
  get seat(): number | null {
    const { info, you } = this.model;
    if (you.seat === null || info?.status !== 'playing') return null;
    const { bot, gone } = info.seats[you.seat];
    return bot === null && gone === 'no' ? you.seat : null;
  }

  /** The game went on, or somebody came or went: what I had in mind stays as far as it still makes sense. */
  update(): void {
    const { view, info, version } = this.model;
    if (!view || !info) return;
    this.edition ??= editionOf(info.settings);
    const at = `${version} ${this.seat}`;
    if (at !== this.at) {
      const first = this.at === '';
      this.at = at;
      this.base = readView(this.edition, view, this.seat);
      this.replan(first ? keptPlan(this.model.id, version ?? 0) : this.steps);
      if (this.asked !== null && ['transport', 'place', 'animal', 'breed'].includes(this.asked.decision))
        this.looking = null;
    }
    this.changed();
  }

  private replan(steps: readonly Action[]): void {
    if (!this.base) return;
    this.planned = carryOut(this.base, this.seat, steps);
    this.steps = this.planned.steps;
    if (!this.sending)
      keepPlan({ table: this.model.id, version: this.model.version ?? 0, steps: this.steps });
    if (!stillMakesSense(this.draft, this.planned.reading, this.seat)) this.draft = NOTHING;
  }

  get reading(): Reading | null {
    return this.planned?.reading ?? null;
  }

  get asked(): Scene['asked'] {
    const { seat } = this;
    return (seat !== null && this.reading?.view.pending.find(({ player }) => player === seat)) || null;
  }

  set(draft: Draft): void {
    this.draft = draft;
    this.changed();
  }

  look(seat: number | null): void {
    this.looking = seat;
    this.changed();
  }

  get asksFirst(): boolean {
    return session.me.settings.confirm || this.model.info?.settings.confirm === true;
  }

  /** One more step that is not sent yet. */
  plan(action: Action): void {
    this.draft = NOTHING;
    this.replan([...this.steps, action]);
    this.changed();
  }

  /** Takes back the last step that was not sent; answers whether there was one. */
  unplan(): boolean {
    if (this.steps.length === 0) return false;
    this.draft = NOTHING;
    this.replan(this.steps.slice(0, -1));
    this.changed();
    return true;
  }

  /** Sends the planned steps and then an action, one after the other. */
  async send(action: Action): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const queue = [...this.steps, action];
    this.draft = NOTHING;
    this.changed();
    try {
      for (const next of queue) {
        const { id, version = 0 } = this.model;
        const given = next as { type: string };
        this.steps = this.steps.slice(1);
        const reply = await session.ask({ type: 'act', table: id, id: newId(), version, action: given });
        if (tellRefusal(reply)) {
          this.at = '';
          this.steps = [];
          break;
        }
      }
    } finally {
      this.sending = false;
      this.update();
    }
  }

  async takeBack(): Promise<void> {
    const { id, version = 0, undo } = this.model;
    if (undo === 'none') return;
    this.draft = NOTHING;
    tellRefusal(await session.ask({ type: 'undo', table: id, id: newId(), version }));
  }

  get isSending(): boolean {
    return this.sending;
  }

  /** Nothing is lost if the page is loaded afresh now. */
  get isIdle(): boolean {
    return this.draft.kind === 'none' && !this.sending;
  }

  getScene(): Scene | null {
    const { reading, model, edition, seat, draft } = this;
    if (this.scene || !reading || !edition) return this.scene;
    const { words } = session;
    const me = model.you.seat;
    const sight = reading.view;
    this.scene = {
      model,
      sight,
      edition,
      spec: specsOf(edition, sight),
      words,
      cast: nameAt(model.info, words),
      me,
      asked: this.asked,
      state: reading.state,
      actions: reading.actions,
      plan: this.steps,
      draft,
      ready: seat === null ? null : readyAction(draft, reading, seat),
      lights: lightsOf(reading, this.asked === null ? null : seat, draft),
      spots: spotsOf(reading.actions, draft),
      why: (what, tile) => whyNot(what, tile, { reading, seat, draft, words }),
      news: newsTiles(model.events, me),
      aids: model.info?.settings.aids ?? true,
      looking: this.looking ?? me ?? 0,
      verbs: this.verbs,
    };
    return this.scene;
  }
}
