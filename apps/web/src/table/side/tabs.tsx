import type { ComponentChildren } from 'preact';

interface Tab<Key extends string> {
  key: Key;
  label: ComponentChildren;
  body: ComponentChildren;
}

/** Where an arrow, Home or End leads from a tab. */
export function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs as one expects them: one stop for Tab, arrows go from one to the next. What is not chosen stays, hidden. */
export function Tabs<Key extends string>({
  id,
  label,
  tabs,
  chosen,
  choose,
}: {
  id: string;
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  choose: (key: Key) => void;
}) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = nextTab(event.key, at, tabs.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(tabs[next].key);
    document.getElementById(`${id}-${tabs[next].key}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          class={`tab-panel ${tab.key}`}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== chosen}
        >
          {tab.body}
        </div>
      ))}
    </div>
  );
}
