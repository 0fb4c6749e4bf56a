'use client'

import { useCallback, type RefCallback } from 'react'

/**
 * Ref callback for an `<img>`, `<video>` or `<audio>` that displays a blob. The object URL is revoked when the element
 * unmounts or the blob changes.
 */
export function useBlobSource(blob: Blob): RefCallback<HTMLImageElement | HTMLMediaElement> {
  return useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => {
        element.removeAttribute('src')
        URL.revokeObjectURL(url)
      }
    },
    [blob],
  )
}
