import type { Action, View } from '@keyflower/engine';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { session } from '../session/index.ts';
import { stable } from '../signals.ts';
import { makeContext } from './make-context.ts';
import { Moments } from './moments.ts';
import { Pointing } from './pointing.ts';
import { editionOf, type TableModel } from './model.ts';
import { asIfAsked } from './ahead.ts';
import { isAtHome } from './at-home.ts';
import { SERVER, type TableBackend } from './backend.ts';
import { askToUndo, newId, queueAnswer, tellRefusal } from './requests.ts';
import type { TableContext } from './table.ts';
import { carryOut, keepPlan, keptPlan, type Planned, type Analysis, analyse } from './analysis.ts';
import { type Draft, NOTHING } from './draft.ts';
import { draftFor, readyAction, isStillLegal } from './highlights.ts';
import { makeCommands } from './commands.ts';

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
  private readonly backend: TableBackend;
  private readonly drafted = signal<Draft>(NOTHING);
  private readonly lookedAt = signal<number | null>(null);
  private readonly steps = signal<Steps>({ steps: [], sentAt: null });
  private readonly sending = signal(false);
  private readonly choosingAhead = signal(false);
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

  /** The view as if the next decision were due, where an answer can be chosen in advance. */
  private readonly coming = computed((): View | null => {
    const { model, seat } = this;
    return !this.backend.isLocal && model.view && seat !== null ? asIfAsked(model.view, seat) : null;
  });

  /** The analysed view of the server; null until it is known. */
  private readonly base = computed((): Analysis | null => {
    const view = this.isAhead ? this.coming.value : this.model.view;
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

  constructor(model: TableModel, backend: TableBackend = SERVER) {
    this.model = model;
    this.backend = backend;
    this.table = this.makeTable();
    this.effects = [
      effect(() => this.keepSteps()),
      effect(() => this.dropDraft()),
      effect(() => this.prepareOnlyAnswer()),
      effect(() => this.bringHome()),
      effect(() => this.noteMoment()),
    ];
  }

  end(): void {
    for (const stop of this.effects) stop();
  }

  private makeTable(): TableContext {
    return makeContext({
      model: this.model,
      backend: this.backend,
      edition: this.edition,
      asked: this.askedOf,
      draft: this.drafted,
      openCard: this.opened,
      moments: this.moments,
      pointing: this.pointing,
      commands: makeCommands(this),
      plan: () => this.planned.value!.steps,
      analysis: () => this.analysis!,
      view: () => this.shownView!,
      seat: () => this.seat,
      shownSeat: () => this.lookedAt.value ?? this.model.you.seat ?? 0,
      ready: () => this.ready,
      isAhead: () => this.isAhead,
      mayChooseAhead: () => this.coming.value !== null,
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

  /** Whether an answer is being chosen in advance. */
  get isAhead(): boolean {
    return this.choosingAhead.value && this.coming.value !== null;
  }

  /** The real view, also while an answer is chosen in advance. */
  private get shownView(): View | null {
    return this.isAhead ? this.model.view : (this.analysis?.view ?? null);
  }

  chooseAhead(on: boolean): void {
    batch(() => {
      this.draft = NOTHING;
      this.choosingAhead.value = on;
    });
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

  /** Others may act meanwhile: a draft stays if it is still legal, also one that was begun in advance. */
  private dropDraft(): void {
    const { analysis: now, seat, coming } = this;
    const isOver = coming.value === null;
    untracked(() => {
      if (isOver) this.choosingAhead.value = false;
      if (now && !isStillLegal(this.draft, now, seat)) this.draft = NOTHING;
    });
  }

  /** The only answer is prepared, so that one confirmation sends it. If it is dropped, the prompt offers it again. */
  private prepareOnlyAnswer(): void {
    const { analysis: now, asked, isSending } = this;
    const [only, another] = now?.actions ?? [];
    // “Done” is sent by one button already, beside the steps that can be undone.
    if (asked === null || this.isAhead || isSending || !only || another || only.type === 'done') return;
    untracked(() => {
      if (this.draft.kind !== 'none') return;
      this.draft = draftFor(only, now!.actions) ?? { kind: 'sure', action: only };
    });
  }

  private bringHome(): void {
    if (this.base.value === null) return;
    untracked(() => {
      if (isAtHome(this.asked)) this.lookedAt.value = null;
    });
  }

  /** Notes a change before it is rendered: animations start from the old positions. */
  private noteMoment(): void {
    const { shownView: view, model } = this;
    const { events, version } = model;
    if (view) untracked(() => this.moments.see(view, { events, version }));
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
        const reply = await this.backend.ask({ type: 'act', table: id, id: newId(), version, action: given });
        if (tellRefusal(reply)) break;
      }
    } finally {
      batch(() => {
        this.sending.value = false;
        this.steps.value = { steps: [], sentAt: null };
      });
    }
  }

  /** Leaves an answer for the next decision with the server. */
  async queue(action: Action): Promise<void> {
    this.chooseAhead(false);
    await queueAnswer(this.backend, this.model.id, action);
  }

  async takeBack(): Promise<void> {
    if (this.model.undo === 'none') return;
    this.draft = NOTHING;
    await askToUndo(this.backend, this.model);
  }

  get isSending(): boolean {
    return this.sending.value;
  }

  /** Whether reloading the page now loses nothing. */
  get isIdle(): boolean {
    return this.draft.kind === 'none' && !this.sending.value;
  }
}
