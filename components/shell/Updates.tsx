'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { startServiceWorker } from './register-service-worker'
import type { UpdateBarProps, UpdateWords } from './UpdateBar'

/** Starts the service worker. Loads and shows the update bar when a new version is ready. */
export function Updates({ words }: { words: UpdateWords }) {
  const [offer, setOffer] = useState<{ Bar: ComponentType<UpdateBarProps>; accept: () => void }>()

  useEffect(() => {
    startServiceWorker((accept) => {
      import('./UpdateBar').then(
        ({ UpdateBar }) => setOffer({ Bar: UpdateBar, accept }),
        // The new version waits: the next page offers it.
        () => undefined,
      )
    })
  }, [])

  return offer ? <offer.Bar words={words} accept={offer.accept} dismiss={() => setOffer(undefined)} /> : null
}
