/**
 * What a file may cost whoever opens it. The owner may change these; the CMS's twin of this file
 * (`cms/src/files/rules`) changes with it.
 */
export const FILE_LIMITS = {
  /** A picture as it is uploaded; larger ones than pages need are reduced when they are published. */
  pictureBytes: 50_000_000,
  /** Width times height. A telephone's largest have 48 or 50 million. */
  picturePixels: 50_000_000,
  /** An AVIF takes five times the memory of another picture to open. */
  avifPixels: 16_000_000,
  /** Wider, higher or heavier pictures are reduced to this when they are published: no page shows more. */
  publishedSide: 2880,
  publishedBytes: 3_000_000,
  animationBytes: 10_000_000,
  animationFrames: 300,
  /** Width times height times frames. */
  animationPixels: 150_000_000,
  drawingBytes: 1_000_000,
  /** Width or height of a drawing, in pixels. */
  drawingSide: 10_000,
  /** Shapes that a drawing draws, those that it uses again counted again. */
  svgElements: 20_000,
  svgDepth: 100,
  /** As much as the CMS takes (`cms/config/plugins.ts`). */
  filmBytes: 200 * 1024 * 1024,
  documentBytes: 20_000_000,
}

export type FileLimits = typeof FILE_LIMITS
