import type { Action } from '@keyflower/engine';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { session } from '../session/index.ts';
import { byKey, fromSignals, stable } from '../signals.ts';
import { nameAt } from '../ui/index.ts';
import { newsTiles } from './events.ts';
import { Moments } from './moments.ts';
import { Pointing } from './pointing.ts';
import { editionOf, specsOf, type TableModel } from './model.ts';
import { newId, tellRefusal } from './requests.ts';
import type { TableContext } from './table.ts';
import { carryOut, keepPlan, keptPlan, type Planned, type Analysis, analyse } from './analysis.ts';
import { type Draft, isAbout, NOTHING } from './draft.ts';
import { highlightsOf, readyAction, spotsOf, isStillLegal } from './highlights.ts';
import { makeCommands } from './commands.ts';
import { whyNot } from './why.ts';

/** Decisions about the viewer's own village, which is then shown. */
const AT_HOME: ReadonlySet<string> = new Set(['transport', 'place', 'animal', 'breed']);

/** Steps that are planned but not sent; `sentAt` is the version at which the first of them was sent. */
interface Steps {
  steps: readonly Action[];
  sentAt: number | null;
}

/**
 * A table that is played. Sources are what the server says (the model), the draft, the planned steps and the
 * visible village; everything else is computed from them.
 */
export class LiveTable {
  readonly model: TableModel;
  private readonly drafted = signal<Draft>(NOTHING);
  private readonly lookedAt = signal<number | null>(null);
  private readonly steps = signal<Steps>({ steps: [], sentAt: null });
  private readonly sending = signal(false);
  private readonly opened = signal<TableContext['openCard']>(null);
  private readonly moments = new Moments();
  private readonly pointing = new Pointing();

  /** The viewer's seat, unless a bot plays it. */
  private readonly mySeat = computed(() => {
    const { info, you } = this.model;
    if (you.seat === null || info?.status !== 'playing') return null;
    const { bot, gone } = info.seats[you.seat]!;
    return bot === null && gone === 'no' ? you.seat : null;
  });

  /** Corrected tiles are compared by content: every message about the table carries them again. */
  private readonly tiles = stable(() => this.model.info?.settings.tiles);
  private readonly edition = computed(() => editionOf({ tiles: this.tiles.value }));

  private readonly hasInfo = computed(() => this.model.info !== null);

  /** The analysed view of the server; null until it is known. */
  private readonly base = computed((): Analysis | null => {
    const { view } = this.model;
    return view && this.hasInfo.value ? analyse(this.edition.value, view, this.mySeat.value) : null;
  });

  private readonly known = computed(() => this.base.value !== null);

  /** Planned steps that the view does not show yet: the one being sent is done once the version changes. */
  private readonly remaining = stable(() => {
    const { steps, sentAt } = this.steps.value;
    return sentAt !== null && sentAt !== this.model.version ? steps.slice(1) : steps;
  });

  private readonly planned = computed((): Planned | null => {
    const base = this.base.value;
    return base && carryOut(base, this.mySeat.value, this.remaining.value);
  });

  private readonly askedOf = computed((): TableContext['asked'] => {
    const seat = this.mySeat.value;
    return (seat !== null && this.analysis?.view.pending.find(({ player }) => player === seat)) || null;
  });

  /** The table context of the components. Only to be read once `isKnown`. */
  readonly table: TableContext;
  private restored = false;
  private readonly effects: (() => void)[];

  constructor(model: TableModel) {
    this.model = model;
    this.table = this.makeTable();
    this.effects = [
      effect(() => this.keepSteps()),
      effect(() => this.dropDraft()),
      effect(() => this.bringHome()),
      effect(() => this.noteMoment()),
    ];
  }

  end(): void {
    for (const stop of this.effects) stop();
  }

  private makeTable(): TableContext {
    const { model } = this;
    const from = <T>(read: (analysis: Analysis) => T): ReadonlySignal<T> =>
      computed(() => read(this.analysis!));
    const farmers = from(({ view }) => view.options.farmers);
    const highlights = computed(() =>
      highlightsOf(this.analysis!, this.asked === null ? null : this.seat, this.draft),
    );
    const playerAt = byKey((seat: number) => this.analysis!.view.players[seat]!, computed);
    const shownSeat = computed(() => this.lookedAt.value ?? model.you.seat ?? 0);
    const news = computed(() => newsTiles(model.events, model.you.seat));
    return fromSignals<TableContext>({
      model: signal(model),
      view: from(({ view }) => view),
      edition: this.edition,
      spec: computed(() => specsOf(this.edition.value, { options: { farmers: farmers.value } })),
      words: computed(() => session.words),
      nameOf: computed(() => nameAt(model.info, session.words)),
      me: computed(() => model.you.seat),
      asked: this.askedOf,
      state: from(({ state }) => state),
      actions: from(({ actions }) => actions),
      plan: computed(() => this.planned.value!.steps),
      draft: this.drafted,
      draftAt: signal(byKey((tile: string) => (isAbout(this.draft, tile) ? this.draft : NOTHING))),
      ready: computed(() => this.ready),
      highlights,
      highlightAt: signal(byKey((tile: string) => highlights.value.get(tile))),
      spots: computed(() => spotsOf(this.analysis!.actions, this.draft)),
      why: signal((what, tile) =>
        whyNot(what, tile, {
          analysis: this.analysis!,
          seat: this.seat,
          draft: this.draft,
          words: session.words,
        }),
      ),
      news,
      isNews: signal(byKey((tile: string) => news.value.has(tile))),
      aids: computed(() => model.info?.settings.aids ?? true),
      shownSeat,
      village: computed(() => playerAt(shownSeat.value).village),
      playerAt: signal(playerAt),
      moments: signal(this.moments),
      pointing: signal(this.pointing),
      openCard: this.opened,
      commands: signal(makeCommands(this)),
    });
  }

  /** Whether there is a view to draw. */
  get isKnown(): boolean {
    return this.known.value;
  }

  get seat(): number | null {
    return this.mySeat.value;
  }

  get analysis(): Analysis | null {
    return this.planned.value?.analysis ?? null;
  }

  get asked(): TableContext['asked'] {
    return this.askedOf.value;
  }

  get draft(): Draft {
    return this.drafted.value;
  }

  set draft(draft: Draft) {
    this.drafted.value = draft;
  }

  get ready(): Action | null {
    const { seat, analysis: now } = this;
    return seat === null || !now ? null : readyAction(this.draft, now, seat);
  }

  look(seat: number | null): void {
    this.lookedAt.value = seat;
  }

  readCard(card: TableContext['openCard']): void {
    this.opened.value = card;
  }

  get asksFirst(): boolean {
    return session.me.settings.confirm || this.model.info?.settings.confirm === true;
  }

  /** Planned steps survive a reload of the page as long as nothing else happened. */
  private keepSteps(): void {
    const { id: table, version = 0 } = this.model;
    if (!this.isKnown) return;
    if (!this.restored) {
      this.restored = true;
      this.steps.value = { steps: keptPlan(table, version), sentAt: null };
    }
    const { steps } = this.planned.value!;
    if (!this.sending.value) keepPlan({ table, version, steps });
  }

  /** Others may act meanwhile: a draft stays if it is still legal. */
  private dropDraft(): void {
    const { analysis: now, seat } = this;
    untracked(() => {
      if (now && !isStillLegal(this.draft, now, seat)) this.draft = NOTHING;
    });
  }

  private bringHome(): void {
    if (this.base.value === null) return;
    untracked(() => {
      if (this.asked !== null && AT_HOME.has(this.asked.decision)) this.lookedAt.value = null;
    });
  }

  /** Notes a change before it is rendered: animations start from the old positions. */
  private noteMoment(): void {
    const { analysis: now, model } = this;
    const { events, version } = model;
    if (now) untracked(() => this.moments.see(now.view, { events, version }));
  }

  /** Adds a planned step. */
  plan(action: Action): void {
    batch(() => {
      this.draft = NOTHING;
      this.steps.value = { steps: [...this.planned.value!.steps, action], sentAt: null };
    });
  }

  /** Undoes the last planned step; returns whether there was one. */
  unplan(): boolean {
    const steps = this.planned.value?.steps ?? [];
    if (steps.length === 0) return false;
    batch(() => {
      this.draft = NOTHING;
      this.steps.value = { steps: steps.slice(0, -1), sentAt: null };
    });
    return true;
  }

  /** Sends the planned steps and then an action, one after the other. */
  async send(action: Action): Promise<void> {
    if (this.sending.value) return;
    const steps = this.planned.value?.steps ?? [];
    batch(() => {
      this.sending.value = true;
      this.draft = NOTHING;
    });
    try {
      for (const [sent, next] of [...steps, action].entries()) {
        const { id, version = 0 } = this.model;
        const given = next as { type: string };
        this.steps.value = { steps: steps.slice(sent), sentAt: version };
        const reply = await session.ask({ type: 'act', table: id, id: newId(), version, action: given });
        if (tellRefusal(reply)) break;
      }
    } finally {
      batch(() => {
        this.sending.value = false;
        this.steps.value = { steps: [], sentAt: null };
      });
    }
  }

  async takeBack(): Promise<void> {
    const { id, version = 0, undo } = this.model;
    if (undo === 'none') return;
    this.draft = NOTHING;
    tellRefusal(await session.ask({ type: 'undo', table: id, id: newId(), version }));
  }

  get isSending(): boolean {
    return this.sending.value;
  }

  /** Whether reloading the page now loses nothing. */
  get isIdle(): boolean {
    return this.draft.kind === 'none' && !this.sending.value;
  }
}
