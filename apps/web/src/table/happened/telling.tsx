import type { ToldEvent } from '../model.ts';
import type { Telling } from '../motion/choreographer.ts';
import type { StepName } from '../motion/steps.ts';
import { useScene } from '../scene.ts';
import { sentencesOf, shortened } from './sentences.ts';
import { playerOf } from './since.ts';

const STEP_OF_EVENT: { readonly [Type in ToldEvent['type']]?: StepName } = {
  'bid-returned': 'return',
  'tile-won': 'win',
  'turn-order-won': 'win',
  'tile-discarded': 'win',
  'workers-collected': 'collect',
  'start-player': 'marker',
  'marker-passed': 'marker',
  'boat-picked': 'unload',
  'boat-bonus': 'unload',
  'placements-shown': 'place',
  bred: 'birth',
  'offers-shown': 'season',
};

const MOST_SENTENCES = 2;

/** The caption of a step of a season's end, with a way out. It is not announced: the announcer tells it all. */
export function TellingCaption({ telling, onSkip }: { telling: Telling; onSkip: () => void }) {
  const { words, cast, sight, me } = useScene();
  const { step, events } = telling;
  const { happened, story } = words;
  const season = step.journeys.find(({ piece }) => 'season' in piece);
  const title =
    step.name === 'season' && season
      ? happened.deeds.seasonBegan(story.seasons[sight.season])
      : (happened.steps as Partial<Record<StepName, string>>)[step.name];
  const about = events.filter(({ type }) => STEP_OF_EVENT[type] === step.name);
  // There may be too much to tell: what concerns me comes first.
  const isMine = (event: ToldEvent): boolean => me !== null && playerOf(event) === me;
  const told = sentencesOf(
    [...about.filter(isMine), ...about.filter((event) => !isMine(event))],
    cast,
    words,
  );
  if (title === undefined) return null;
  return (
    <div class="telling">
      <p>
        <strong>{title}</strong>
        {shortened(told, MOST_SENTENCES, happened.andMore).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      <button type="button" class="small quiet" onClick={onSkip}>
        {happened.skip}
      </button>
    </div>
  );
}
