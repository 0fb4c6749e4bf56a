import { useCallback, type RefCallback } from 'react'

type Shown = HTMLImageElement | HTMLMediaElement

/** Displays a blob. Returns a function that ends it and revokes its object URL. */
export function showBlob(element: Shown, blob: Blob): () => void {
  const url = URL.createObjectURL(blob)
  element.src = url
  return () => {
    element.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

/** Ref callback for an `<img>`, `<video>` or `<audio>` that displays a blob until it unmounts or the blob changes. */
export function useBlobSource(blob: Blob): RefCallback<Shown> {
  return useCallback((element: Shown | null) => (element ? showBlob(element, blob) : undefined), [blob])
}
