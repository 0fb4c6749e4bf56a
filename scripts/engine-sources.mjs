/**
 * The engines' files by group: what is copied into the site, under `public/engines/<group>-<hash>/`. Paths are relative to
 * the project's root. A group's folder carries the hash of its content, so that files of a group may import each other by
 * name and all of them can be cached for ever.
 */
export const ENGINE_SOURCES = {
  'ffmpeg-core': [
    'node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.js',
    'node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.wasm',
  ],
}
