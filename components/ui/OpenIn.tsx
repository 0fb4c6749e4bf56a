'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, type MouseEvent } from 'react'
import { useOpenTargets, type OpenTarget } from '@/components/hooks/useOpenTargets'
import type { NamedBlob } from '@/lib/browser/download'
import { canSendOn, sendOn } from '@/lib/browser/send-on'
import { notify } from './notify'

interface Props {
  /** The results, under the names the next tool shows. */
  files: readonly NamedBlob[]
  /** What is handed over, for whoever does not see the row: the file's name. */
  of?: string
  /** All results of a batch at once, however many are there yet. */
  all?: boolean
  className?: string
}

/** Wide enough for every tool's name in three languages. */
const WIDTH = 272
const GAP = 6

/** A menu of the tools that take this result without saving it first. Nothing where there is none, or no way to hand over. */
export function OpenIn({ files, of, all = false, className = 'button button-small' }: Props) {
  const t = useTranslations('shell.openIn')
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const targets = useOpenTargets(all)
  if (targets.length === 0 || !canSendOn()) return null

  /** Below its button, in the page's own coordinates, so that it scrolls along. */
  const place = () => {
    const box = opener.current?.getBoundingClientRect()
    if (!box || !menu.current) return
    const left = Math.max(GAP, Math.min(box.left, document.documentElement.clientWidth - WIDTH - GAP))
    Object.assign(menu.current.style, { left: `${left}px`, top: `${box.bottom + window.scrollY + GAP}px` })
  }

  const send = async ({ path }: OpenTarget, event: MouseEvent) => {
    menu.current?.hidePopover()
    try {
      await sendOn(path, files, event.ctrlKey || event.metaKey)
    } catch {
      notify('error', t('failed'))
    }
  }

  const label = all ? t('all') : t('label')
  return (
    <>
      <button
        ref={opener}
        type="button"
        name={all ? 'openAllIn' : 'openIn'}
        disabled={all && files.length < 2}
        popoverTarget={id}
        aria-label={of && `${label}: ${of}`}
        className={`${className} gap-1`}
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
        onBeforeToggle={place}
        className="absolute m-0 rounded-tile border border-line bg-surface p-1.5 text-ink shadow-[0_8px_32px_rgb(0_0_0/0.16)]"
        style={{ width: WIDTH }}
      >
        <ul>
          {targets.map((target) => (
            <li key={target.slug}>
              <button
                type="button"
                name="sendTo"
                value={target.slug}
                className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left hover:bg-well"
                onClick={(event) => void send(target, event)}
              >
                <span aria-hidden>{target.icon}</span>
                {target.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
