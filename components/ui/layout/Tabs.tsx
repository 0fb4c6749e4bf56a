import { useContext, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { NeedContext } from '@/components/ui/fields/useDraft'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
}

interface Props<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
}

interface ListProps<Name extends string> extends Props<Name> {
  /** Prefix of the ids: a tab's is `id-name`, a panel's `id-panel`, or `id-panel-name` where each tab has one. */
  id: string
  hasPanelEach?: boolean
}

/** The tabs of panels, by the ARIA pattern: arrow keys, Home and End move the focus and select. */
export function TabList<Name extends string>(props: ListProps<Name>) {
  const { id, label, tabs, selected, onSelect, hasPanelEach = false } = props
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ name }) => name === selected)
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`[name="${tab.name}"]`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="segments max-w-full flex-wrap" onKeyDown={move}>
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          name={name}
          id={`${id}-${name}`}
          aria-selected={name === selected}
          aria-controls={hasPanelEach ? `${id}-panel-${name}` : `${id}-panel`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface TabsProps<Name extends string> extends Props<Name> {
  /** Before the panel on the pages of needs too. */
  isFirst?: boolean
  children: ReactNode
}

/** Tabs whose one panel holds what is selected. The page of a need begins with the panel. */
export function Tabs<Name extends string>({ isFirst = false, children, ...props }: TabsProps<Name>) {
  const id = useId()
  const isForNeed = useContext(NeedContext) !== undefined && !isFirst
  const list = <TabList {...props} id={id} />
  return (
    <>
      {!isForNeed && list}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.selected}`}
        className={isForNeed ? 'mb-4' : 'mt-4'}
      >
        {children}
      </div>
      {isForNeed && list}
    </>
  )
}
