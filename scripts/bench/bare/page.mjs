/** The jobs of `jobs.bench.ts` as a good page would do them with one library each; `#job` says which. */
import { downloadZip } from 'client-zip'

/** A worker of the library's own; `ask` gives what it answers to a message. */
function startWorker(job = 'compress') {
  const worker = new Worker('worker.js', { type: 'module' })
  return (data) =>
    new Promise((resolve, reject) => {
      worker.onmessage = (event) => resolve(event.data)
      worker.onerror = reject
      worker.postMessage({ job, data })
    })
}

/** Works on all files with as many workers as there are cores; `done` gets each result. */
async function inParallel(files, done) {
  const waiting = [...files]
  const results = []
  const work = async () => {
    const ask = startWorker()
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const result = { name: file.name, input: await ask(file) }
      results.push(result)
      done(result.input)
    }
  }
  await Promise.all(Array.from({ length: navigator.hardwareConcurrency }, work))
  return results
}

function show(content) {
  const output = document.createElement('output')
  if (content instanceof Blob) {
    const picture = new Image()
    picture.src = URL.createObjectURL(content)
    output.append(picture)
  } else output.textContent = content
  document.body.append(output)
}

async function hand(name, blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
}

/** Without the metadata of a JPEG: every APPn but JFIF's and Adobe's (ITU-T T.81, B.1.1.3). */
function stripped(bytes) {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (bytes[at + 1] !== 0xda) {
    const [marker, next] = [bytes[at + 1], at + 2 + bytes[at + 2] * 256 + bytes[at + 3]]
    if (marker < 0xe1 || marker > 0xef || marker === 0xee) kept.push(bytes.subarray(at, next))
    at = next
  }
  return new Blob([...kept, bytes.subarray(at)], { type: 'image/jpeg' })
}

async function startPica() {
  const { default: pica } = await import('pica')
  const resizer = pica()
  const resized = async (file) => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [1920, 1440]
    return resizer.resize(await createImageBitmap(file), canvas, { filter: 'lanczos3' })
  }
  return { resizer, resized }
}

function showPhoto(file, tags) {
  const output = document.createElement('output')
  const picture = new Image(64, 64)
  picture.src = URL.createObjectURL(file)
  const button = document.createElement('button')
  button.textContent = 'Remove'
  output.append(picture, `${file.name}: ${tags.length} tags`, button)
  document.body.append(output)
}

/** Reads the tags of photos, shows them by `showTags`, and hands over their clean copies. */
async function startStripping(showTags) {
  const { default: ExifReader } = await import('exifreader')
  return async (files) => {
    const copies = []
    for (const file of files) {
      const buffer = await file.arrayBuffer()
      showTags(file, Object.keys(ExifReader.load(buffer)))
      copies.push({ name: file.name, input: stripped(new Uint8Array(buffer)) })
    }
    await hand('photos.zip', await downloadZip(copies).blob())
  }
}

async function startTesseract() {
  const { default: Tesseract } = await import('tesseract.js')
  const [workerPath, corePath, langPath] = ['tesseract/worker.min.js', 'tesseract', 'tesseract'].map(
    (path) => new URL(path, location.href).href,
  )
  const starting = Tesseract.createWorker('eng', 1, { workerPath, corePath, langPath })
  return async (picture) => show((await (await starting).recognize(picture)).data.text)
}

/** A picture at twice its size. */
async function enlarged(file) {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [2 * picture.width, 2 * picture.height]
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const JOBS = {
  async photo() {
    const ask = startWorker()
    return async ([file]) => show(new Blob([await ask(file)], { type: 'image/jpeg' }))
  },
  async photos() {
    return async (files) => {
      const results = await inParallel(files, (bytes) => show(new Blob([bytes], { type: 'image/jpeg' })))
      await hand('photos.zip', await downloadZip(results).blob())
    }
  },
  async resize() {
    const { resizer, resized } = await startPica()
    return async ([file]) => show(await resizer.toBlob(await resized(file), 'image/jpeg', 0.9))
  },
  async resizeByMozjpeg() {
    const { resized } = await startPica()
    const ask = startWorker('encode')
    return async ([file]) => {
      const canvas = await resized(file)
      const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      show(new Blob([await ask(pixels)], { type: 'image/jpeg' }))
    }
  },
  async heic() {
    const { default: heic2any } = await import('heic2any')
    return async ([blob]) => show(await heic2any({ blob, toType: 'image/jpeg', quality: 0.8 }))
  },
  metadata: () => startStripping((_, tags) => show(tags.join(', '))),
  /** As above, with a picture and a line for each photo, and a button for its clean copy. */
  metadataShown: () => startStripping(showPhoto),
  async text() {
    const read = await startTesseract()
    return ([file]) => read(file)
  },
  /** The same with letters at the size that suits Tesseract, to which the page also scales them. */
  async textEnlarged() {
    const read = await startTesseract()
    return async ([file]) => read(await enlarged(file))
  },
  async gif() {
    const { FFmpeg } = await import('@ffmpeg/ffmpeg')
    const ffmpeg = new FFmpeg()
    const urlOf = (name) => new URL(`ffmpeg/${name}`, location.href).href
    const classWorkerURL = new URL('ffmpeg-worker.js', location.href).href
    const coreURL = urlOf('ffmpeg-core.js')
    const starting = ffmpeg.load({ classWorkerURL, coreURL, wasmURL: urlOf('ffmpeg-core.wasm') })
    return async ([file]) => {
      await starting
      await ffmpeg.writeFile('clip', new Uint8Array(await file.arrayBuffer()))
      const scaled = 'fps=10,scale=480:-1:flags=lanczos'
      const cut = ['-t', '3', '-i', 'clip']
      await ffmpeg.exec([...cut, '-vf', `${scaled},palettegen=max_colors=128`, 'palette.png'])
      const filter = `${scaled}[x];[x][1:v]paletteuse=dither=bayer:bayer_scale=5`
      await ffmpeg.exec([...cut, '-i', 'palette.png', '-lavfi', filter, 'out.gif'])
      show(new Blob([await ffmpeg.readFile('out.gif')], { type: 'image/gif' }))
    }
  },
  async gifjs() {
    const { default: Gif } = await import('gif.js')
    const once = (target, name) => new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
    return async ([file]) => {
      const video = document.createElement('video')
      video.muted = true
      video.src = URL.createObjectURL(file)
      await once(video, 'loadeddata')
      const gif = new Gif({
        width: 480,
        height: 270,
        workers: navigator.hardwareConcurrency,
        workerScript: 'gif.worker.js',
      })
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [480, 270]
      const context = canvas.getContext('2d', { willReadFrequently: true })
      for (let frame = 0; frame < 30; frame++) {
        video.currentTime = frame / 10 + 0.001
        await once(video, 'seeked')
        context.drawImage(video, 0, 0, 480, 270)
        gif.addFrame(context, { copy: true, delay: 100 })
      }
      const finished = new Promise((resolve) => gif.on('finished', resolve))
      gif.render()
      show(await finished)
    }
  },
  async csv() {
    const ask = startWorker('convert')
    return async ([file]) => show(String((await ask(file)).length))
  },
  async markdown() {
    const { marked } = await import('marked')
    return async ([file]) => {
      const preview = document.createElement('div')
      preview.innerHTML = await marked.parse(await file.text())
      document.body.append(preview)
    }
  },
}

const job = await JOBS[location.hash.slice(1)]()
const input = document.querySelector('input')
input.addEventListener('change', async () => {
  for (const old of document.querySelectorAll('output, div')) old.remove()
  const files = [...input.files]
  input.value = ''
  await job(files)
})
document.querySelector('main').dataset.ready = 'true'
