'use client'

import { useId, useState } from 'react'
import { TabList } from '@/components/ui/layout/Tabs'

interface Props {
  label: string
  tabs: readonly { name: string; label: string; title: string; text: string }[]
}

/**
 * Lets the browser's search find a panel that is not shown, and shows it then; React has no words for either
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden). Others hide it altogether.
 */
function findable(panel: HTMLElement | null, show: () => void) {
  if (panel?.hidden) panel.setAttribute('hidden', 'until-found')
  panel?.addEventListener('beforematch', show)
  return () => panel?.removeEventListener('beforematch', show)
}

/** Texts as tabs, all of them in the page's HTML. */
export function InfoTabs({ label, tabs }: Props) {
  const id = useId()
  const [selected, setSelected] = useState(tabs[0]?.name ?? '')
  return (
    <div className="mt-0 border-t border-line py-5">
      <TabList id={id} label={label} tabs={tabs} selected={selected} onSelect={setSelected} hasPanelEach />
      {tabs.map(({ name, title, text }) => (
        <section
          key={name}
          ref={(panel) => findable(panel, () => setSelected(name))}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== selected}
        >
          <h2 className="mt-4">{title}</h2>
          <p className="mt-3">{text}</p>
        </section>
      ))}
    </div>
  )
}
