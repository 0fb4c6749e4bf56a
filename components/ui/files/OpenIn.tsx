import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { useOpenTargets, type OpenTarget } from './useOpenTargets'
import type { NamedBlob } from '@/lib/platform/download'
import { canSendFiles, sendFiles } from '@/lib/platform/send-files'
import { notify } from '@/components/ui/feedback/notify'

interface Props {
  /** The results, with the names that the next tool shows. */
  files: readonly NamedBlob[]
  /** File name for the accessible name, which distinguishes the buttons of several files. */
  fileName?: string
  /** Opens all finished results of a batch at once. */
  isBatch?: boolean
  isSmall?: boolean
}

/** Fits the names of all tools in all languages. */
const WIDTH = 272
const GAP = 6

/** A menu that opens results in another tool. Renders nothing if no tool accepts them or the browser lacks support. */
export function OpenIn({ files, fileName, isBatch = false, isSmall = false }: Props) {
  const t = useTranslations('shell.openIn')
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // Forty files have as many menus, of which most are never opened.
  const [wasOpened, setWasOpened] = useState(false)
  const targets = useOpenTargets(isBatch)
  if (targets.length === 0 || !canSendFiles()) return null

  /** Fills the menu and positions it below its button in page coordinates, so that it scrolls with the page. */
  const prepareMenu = () => {
    setWasOpened(true)
    const box = opener.current?.getBoundingClientRect()
    if (!box || !menu.current) return
    const left = Math.max(GAP, Math.min(box.left, document.documentElement.clientWidth - WIDTH - GAP))
    Object.assign(menu.current.style, { left: `${left}px`, top: `${box.bottom + window.scrollY + GAP}px` })
  }

  const send = async ({ path }: OpenTarget, event: MouseEvent) => {
    menu.current?.hidePopover?.()
    try {
      await sendFiles(path, files, event.ctrlKey || event.metaKey)
    } catch {
      notify('error', t('failed'))
    }
  }

  const label = isBatch ? t('all') : t('label')
  return (
    <>
      <button
        ref={opener}
        type="button"
        name={isBatch ? 'openAllIn' : 'openIn'}
        disabled={isBatch && files.length < 2}
        popoverTarget={id}
        aria-label={fileName && `${label}: ${fileName}`}
        className={`button gap-1 ${isSmall ? 'button-small' : ''}`}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={prepareMenu}
        className="absolute m-0 rounded-tile border border-line bg-surface p-1.5 text-ink [box-shadow:0_8px_32px_rgb(0_0_0/.16)]"
        style={{ width: WIDTH }}
      >
        {wasOpened && (
          <ul>
            {targets.map((target) => (
              <li key={target.slug}>
                <button
                  type="button"
                  name="sendTo"
                  value={target.slug}
                  className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-well"
                  onClick={(event) => void send(target, event)}
                >
                  <span aria-hidden>{target.icon}</span>
                  {target.name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
