import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './Tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** What stands in the tab below its name. */
  readonly content?: ReactNode;
}

interface TabListProps<Id extends string> {
  /** Ties the tabs to their panel, wherever it is on the page. */
  readonly of: string;
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
}

interface TabPanelProps {
  readonly of: string;
  /** The id of the selected tab. */
  readonly selected: string;
  readonly children: ReactNode;
}

interface TabsProps<Id extends string> extends Omit<TabListProps<Id>, 'of' | 'className'> {
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

const tabId = (of: string, tab: string) => `${of}-${tab}`;
const panelId = (of: string) => `${of}-panel`;

/** A row of tabs. The arrow keys move between them, and Tab moves on. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { of, label, tabs, selected, onChange, className = classes.list } = props;
  const move = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, tabs, selected);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    document.querySelector<HTMLElement>(`[id="${tabId(of, next.id)}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={className}>
      {tabs.map(({ id, name, content }) => (
        <button
          key={id}
          id={tabId(of, id)}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(of) : undefined}
          tabIndex={id === selected ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(id)}
          onKeyDown={move}
        >
          {name}
          {content}
        </button>
      ))}
    </div>
  );
}

/** What stands under the selected tab. */
export function TabPanel({ of, selected, children }: TabPanelProps) {
  return (
    <div key={selected} role="tabpanel" id={panelId(of)} aria-labelledby={tabId(of, selected)}>
      {children}
    </div>
  );
}

/** A row of tabs with its panel below it. */
export function Tabs<Id extends string>({ children, ...list }: TabsProps<Id>) {
  const id = useId();
  return (
    <div>
      <TabList of={id} {...list} />
      <TabPanel of={id} selected={list.selected}>
        {children}
      </TabPanel>
    </div>
  );
}
