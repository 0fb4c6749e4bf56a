'use client'

import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { use, useState } from 'react'

/** What a tool may do with Next's client: read the path, link, navigate, throw, wait. */
export function Controls({ to }: { to: string }) {
  const router = useRouter()
  const [isBroken, setBroken] = useState(false)
  const [awaited, setAwaited] = useState<Promise<void>>()
  if (isBroken) throw new Error('as asked')
  if (awaited) use(awaited)
  return (
    <nav>
      <output name="path">{usePathname()}</output>
      <Link href={to}>link</Link>
      <button type="button" name="push" onClick={() => router.push(to)} />
      <button type="button" name="throw" onClick={() => setBroken(true)} />
      <button
        type="button"
        name="wait"
        onClick={() => setAwaited(new Promise((resolve) => addEventListener('probe-continue', () => resolve())))}
      />
    </nav>
  )
}
