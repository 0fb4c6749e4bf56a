import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { PaletteKeys } from './PaletteKeys'
import { SearchWindow, type WindowProps } from './SearchWindow'

/** Lists the keyboard shortcuts that work on every page. */
export default function ShortcutsWindow(props: WindowProps) {
  const { shortcuts: words, close } = props.index.words
  return (
    <SearchWindow {...props} name="shortcuts" label={words.title}>
      <form method="dialog" className="flex items-center justify-between border-b border-line py-1.5 ps-5 pe-2">
        <h2>{words.title}</h2>
        <Button name="close" type="submit" label={close} icon={X} isIcon look="quiet" />
      </form>
      <dl className="overflow-y-auto px-5 py-2">
        <Shortcut
          keys={
            <>
              <PaletteKeys /> <kbd className="keycap">/</kbd>
            </>
          }
          description={words.palette}
        />
        <Shortcut keys={<kbd className="keycap">?</kbd>} description={words.help} />
        <Shortcut keys={<kbd className="keycap">Esc</kbd>} description={words.escape} />
      </dl>
      <p className="border-t border-line px-5 py-3 text-sm text-ink-2">{words.typing}</p>
    </SearchWindow>
  )
}

function Shortcut({ keys, description }: { keys: ReactNode; description: string }) {
  return (
    <div className="flex items-center gap-4 py-2">
      <dt className="w-24 flex-none whitespace-nowrap">{keys}</dt>
      <dd>{description}</dd>
    </div>
  )
}
