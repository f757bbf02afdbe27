import { describe, expect, test } from 'vitest'
import { hostedFilm } from '#src/site/films.ts'

const YOUTUBE = {
  host: 'youtube',
  page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
}

describe('a film at YouTube', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?list=x&v=aqz-KE-bpKQ&pp=ygU',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('is known by its name: %s', (address) => {
    expect(hostedFilm(address)).toEqual(YOUTUBE)
  })

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', '&t=90s', '&start=90'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', '&t=90s', '&start=90'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=x', '', ''],
  ])('begins where its address says: %s', (address, onPage, inPlayer) => {
    expect(hostedFilm(address)).toEqual({
      host: 'youtube',
      page: YOUTUBE.page + onPage,
      player: YOUTUBE.player + inPlayer,
    })
  })
})

describe('a film at Vimeo', () => {
  test.each([
    ['https://vimeo.com/1084537', '', ''],
    ['https://www.vimeo.com/1084537?share=copy', '', ''],
    ['https://player.vimeo.com/video/1084537', '', ''],
    ['https://vimeo.com/1084537/0a1b2c3d4e', '/0a1b2c3d4e', '&h=0a1b2c3d4e'],
    ['https://player.vimeo.com/video/1084537?h=0a1b2c3d4e', '/0a1b2c3d4e', '&h=0a1b2c3d4e'],
  ])('is known by its number, and its key if it is not listed: %s', (address, page, key) => {
    expect(hostedFilm(address)).toEqual({
      host: 'vimeo',
      page: `https://vimeo.com/1084537${page}`,
      player: `https://player.vimeo.com/video/1084537?autoplay=1&dnt=1${key}`,
    })
  })
})

test.each([
  'https://www.youtube.com/@mira',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload=x',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be@evil.example/aqz-KE-bpKQ',
  'javascript://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/1/../../x',
  '/watch?v=aqz-KE-bpKQ',
  'youtu.be/aqz-KE-bpKQ',
])('no film: %s', (address) => {
  expect(hostedFilm(address)).toBeUndefined()
})
