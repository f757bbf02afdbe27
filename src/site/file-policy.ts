/**
 * What a file of the media may do when somebody opens it by its own address: be seen, and nothing else. It has no
 * origin, so it reads nothing of the site's, runs no script and sends no form. Pages show it as before: a policy
 * of a picture does not bind the page around it. A drawing has styles and may contain a picture as a data URL, and
 * the browser plays a film in its own document.
 */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox"
