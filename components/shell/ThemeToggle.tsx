'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { readTheme, setTheme, watchTheme, type Theme } from '@/lib/platform/theme'

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const

/** Cycles through the system's theme, light and dark. */
export function ThemeToggle({ words }: { words: Record<'label' | Theme, string> }) {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const)
  const Icon = ICONS[theme]
  return (
    <Button
      name="theme"
      label={`${words.label}: ${words[theme]}`}
      icon={Icon}
      isIcon
      look="quiet"
      data-theme-choice={theme}
      title={`${words.label}: ${words[theme]}`}
      run={() => setTheme(NEXT_THEME[theme])}
    />
  )
}
