import { placedHomes } from './site-plans.ts'

/**
 * Where floors and homes are on the pictures of the demo, in pixels. The outlines on photographs are the geometry of
 * the scenes in `cms/art`, seen by their cameras; those on the site plan of Olive Gardens are the rectangles that draw it.
 * The palm before Palm Court is left out. Pearl Bay has none on photographs: its pictures show more storeys than it has.
 */

/** The floors on the pictures of their buildings, by the key of the floor, counted from the ground. */
export const floorsOnBuildings: Record<string, string> = {
  'marina-crest-4':
    'M323 1121 372 1119 417 1119 459 1119 495 1120 527 1123 561 1128 561 1149 527 1147 495 1144 459 1143 417 1143 372 1144 323 1145Z',
  'marina-crest-12':
    'M323 931 372 927 417 925 459 925 495 929 527 936 561 948 561 971 527 959 495 953 459 951 417 949 372 951 323 955Z',
  'marina-crest-21':
    'M323 717 372 709 417 707 459 708 495 715 527 725 561 747 561 769 527 748 495 739 459 732 417 731 372 733 323 741Z',
  'marina-crest-34':
    'M323 409 372 395 417 391 459 395 495 404 527 421 552 443 561 456 561 479 552 465 527 444 495 428 459 419 417 416 372 419 323 433Z',
  'marina-crest-35':
    'M323 385 372 371 417 367 459 371 495 380 527 397 552 420 561 433 561 456 552 443 527 421 495 404 459 395 417 391 372 395 323 409Z',
  'creek-terraces-1': 'M240 964 240 837 1103 917 1103 987Z',
  'creek-terraces-4': 'M204 671 204 569 919 733 919 797Z',
  'creek-terraces-7': 'M180 475 180 391 761 575 761 633Z',
  'palm-court-0': 'M1274 826 1274 758 1599 758 1599 826ZM2511 956 2517 756 2636 756 2636 980Z',
  'palm-court-1':
    'M1274 758 1274 686 1599 686 1599 758ZM2214 758 2214 608 2442 561 2426 758ZM2517 756 2524 544 2636 524 2636 756Z',
  'palm-court-2':
    'M1274 686 1274 614 1599 614 1599 686ZM2214 608 2214 458 2458 360 2442 561ZM2524 544 2532 332 2636 290 2636 524Z',
  'palm-court-3':
    'M1274 614 1274 538 1599 538 1599 614ZM2214 458 2214 300 2476 141 2458 360ZM2532 332 2540 104 2636 45 2636 290Z',
  'harbour-lights-2':
    'M332 543 332 494 696 516 696 555ZM743 558 743 522 955 534 955 564ZM1028 565 1028 535 1168 544 1168 569Z',
  'harbour-lights-5':
    'M332 394 332 344 696 398 696 437ZM743 450 743 414 955 444 955 474ZM1028 475 1028 445 1168 467 1168 492Z',
  'harbour-lights-9': 'M1028 356 1028 325 1168 363 1168 390Z',
  'skyline-one-8':
    'M414 1010 416 1010 424 1009 434 1009 471 1009 480 1009 486 1010 486 1019 486 1018 480 1018 471 1017 434 1017 424 1018 416 1018 414 1019Z',
  'skyline-one-24':
    'M417 880 419 874 425 872 434 871 467 872 477 873 483 875 484 876 484 884 483 883 477 881 467 880 434 880 425 881 419 883 417 888Z',
  'skyline-one-47':
    'M419 692 423 681 427 677 435 675 444 675 473 678 479 681 482 685 482 693 479 690 473 687 444 683 435 683 427 686 423 689 419 700Z',
  'skyline-one-71':
    'M423 492 429 478 433 474 440 471 448 472 472 479 476 483 478 488 478 496 476 491 472 487 448 480 440 480 433 482 429 487 423 500Z',
  'skyline-one-72':
    'M423 484 429 470 433 465 440 463 448 463 472 470 476 474 478 480 478 488 476 483 472 479 448 472 440 471 433 474 429 478 423 492Z',
}

/** The pictures on which floors and homes are drawn, by the key of the project. */
export const finderPictures: Record<string, string> = {
  'marina-crest': 'marina-crest-day-mobile.jpg',
  'creek-terraces': 'creek-terraces-day-mobile.jpg',
  'olive-gardens': 'olive-gardens-day-desktop.jpg',
  'palm-court': 'palm-court-day-desktop.jpg',
  'harbour-lights': 'harbour-lights-day-tablet.jpg',
  'skyline-one': 'skyline-one-day-mobile.jpg',
  'dune-house': 'dune-house-day-desktop.jpg',
}

/** The homes on the pictures of their buildings, by their slug: those that look towards the camera. */
export const homesOnBuildings: Record<string, string> = {
  'olive-gardens-v04': 'M1040 347 1077 316 1540 319 1540 420 1749 419 1749 536 1077 539 1040 527Z',
  'olive-gardens-v09': 'M0 250 470 274 495 319 495 403 781 407 781 548 470 556 0 566Z',
  'dune-house-v02':
    'M670 969 549 882 549 732 567 648 670 618 778 624 778 489 1134 508 1134 630 1356 634 1356 922Z',
  'dune-house-t03':
    'M1785 904 1692 896 1692 662 1743 663 1743 552 2020 567 2020 669 2058 669 2058 886Z',
  'dune-house-206': 'M153 428 153 336 680 381 680 483 292 459 292 436Z',
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** A villa of `draw/site_plan.py`, with its pool to the south: the house with its lower wing. */
const villa = (x: number, y: number): string => `M${x} ${y}h180v30h60v80h-60v20h-180z`

/** A villa at the edge, with its pool to the west. */
const villaAtEdge = (x: number, y: number): string => `M${x} ${y}h130v180h-20v60h-80v-60h-30z`

/** The homes on site plans, which are the pictures of all floors of a project, by their slug. */
export const homesOnSites: Record<string, string> = {
  'olive-gardens-103': rectangle(950, 400, 165, 92),
  'olive-gardens-201': rectangle(1370, 400, 165, 92),
  'olive-gardens-t11': rectangle(320 + 137, 390, 137, 91),
  'olive-gardens-t14': rectangle(320 + 137, 765, 137, 91),
  'olive-gardens-t22': rectangle(70, 400 + 137, 91, 137),
  'olive-gardens-v04': villa(1270, 770),
  'olive-gardens-v09': villaAtEdge(110, 40),
  ...placedHomes,
}
