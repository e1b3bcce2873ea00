import type { Words } from '@keyflower/words';
import type { Camera } from './camera.ts';

const ZOOM = 1.35;

const SIGNS = {
  zoomOut: 'M-6 0H6',
  fit: 'M-6 -2V-6H-2M2 -6H6V-2M6 2V6H2M-2 6H-6V2',
  zoomIn: 'M-6 0H6M0 -6V6',
} as const;

/** Buttons for those who have neither a wheel nor two fingers. */
export function ZoomTools({ camera, words }: { camera: Camera; words: Words }) {
  const tool = (sign: keyof typeof SIGNS, work: () => void) => (
    <button
      type="button"
      class="village-tool"
      title={words.village[sign]}
      aria-label={words.village[sign]}
      onClick={work}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  return (
    <div class="village-tools" data-still>
      {tool('zoomOut', () => camera.nearer(1 / ZOOM))}
      {tool('fit', () => camera.fit())}
      {tool('zoomIn', () => camera.nearer(ZOOM))}
    </div>
  );
}

/** Plus and minus come nearer and go farther away, zero shows all of it. */
export function zoomByKey(event: KeyboardEvent, camera: Camera): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') camera.nearer(ZOOM);
  else if (event.key === '-') camera.nearer(1 / ZOOM);
  else if (event.key === '0') camera.fit();
  else return;
  event.preventDefault();
}
