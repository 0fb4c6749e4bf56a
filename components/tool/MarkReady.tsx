'use client'

import { useEffect } from 'react'
import { markReady } from '@/lib/browser/page'

/** Tells the page's visitors from outside (contract, rule 8) that what stands beside it is hydrated. */
export function MarkReady() {
  useEffect(markReady, [])
  return null
}
