/**
 * What a file of the media may do when somebody opens it by its own address: be seen, and nothing else. It has no
 * origin, so it reads nothing of the site's, runs no script and sends no form. Pages show it as before: a policy
 * of a picture does not bind the page around it. A drawing has styles, a picture may stand in it as data, and the
 * browser plays a film in a document of its own.
 */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox"
