import { useId, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onChange: (id: Id) => void;
  /** What stands under the selected tab. */
  readonly children: ReactNode;
}

/** The index of the tab that a key moves to, or undefined. */
function tabByKey<Id extends string>(
  key: string,
  tabs: readonly Tab<Id>[],
  selected: Id,
): Tab<Id> | undefined {
  const position = tabs.findIndex(({ id }) => id === selected);
  switch (key) {
    case 'ArrowRight':
      return tabs[(position + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(position - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** Tabs. The arrow keys move between tabs, and Tab moves into the panel. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onChange, children } = props;
  const id = useId();
  const elementId = (tab: Id) => `${id}-${tab}`;
  const panelId = `${id}-panel`;

  const move = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, tabs, selected);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    document.querySelector<HTMLElement>(`[id="${elementId(next.id)}"]`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={elementId(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? panelId : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div key={selected} role="tabpanel" id={panelId} aria-labelledby={elementId(selected)}>
        {children}
      </div>
    </div>
  );
}
