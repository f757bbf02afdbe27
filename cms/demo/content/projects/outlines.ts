import { placedHomes } from './site-plans.ts'

/**
 * Where floors and homes are on the pictures of the demo, in pixels. The outlines on photographs are the geometry of
 * the scenes in `cms/art`, seen by their cameras; those on the site plan of Olive Gardens are the rectangles that draw it.
 * The palm before Palm Court is left out. The homes of Pearl Bay are on its site plan alone.
 */

/** The floors on the pictures of their buildings, by the key of the floor, counted from the ground. */
export const floorsOnBuildings: Record<string, string> = {
  'marina-crest-4':
    'M1115 1327 1172 1325 1225 1325 1274 1325 1317 1326 1354 1330 1394 1335 1394 1360 1354 1358 1317 1354 1274 1353 1225 1353 1172 1354 1115 1355Z',
  'marina-crest-12':
    'M1115 1104 1172 1099 1225 1097 1274 1097 1317 1102 1354 1110 1394 1124 1394 1151 1354 1137 1317 1130 1274 1128 1225 1125 1172 1128 1115 1132Z',
  'marina-crest-21':
    'M1115 853 1172 844 1225 841 1274 842 1317 851 1354 862 1394 888 1394 914 1354 889 1317 879 1274 871 1225 869 1172 872 1115 881Z',
  'marina-crest-34':
    'M1115 491 1172 475 1225 470 1274 475 1317 486 1354 505 1384 531 1394 547 1394 574 1384 557 1354 532 1317 514 1274 503 1225 500 1172 503 1115 520Z',
  'marina-crest-35':
    'M1115 463 1172 447 1225 442 1274 447 1317 457 1354 477 1384 504 1394 520 1394 547 1384 531 1354 505 1317 486 1274 475 1225 470 1172 475 1115 491Z',
  'creek-terraces-1': 'M810 859 810 687 1975 795 1975 890Z',
  'creek-terraces-4': 'M761 463 761 325 1727 547 1727 633Z',
  'creek-terraces-7': 'M729 198 729 85 1513 333 1513 412Z',
  'palm-court-0': 'M1274 826 1274 758 1599 758 1599 826ZM2511 956 2517 756 2636 756 2636 980Z',
  'palm-court-1':
    'M1274 758 1274 686 1599 686 1599 758ZM2214 758 2214 608 2442 561 2426 758ZM2517 756 2524 544 2636 524 2636 756Z',
  'palm-court-2':
    'M1274 686 1274 614 1599 614 1599 686ZM2214 608 2214 458 2458 360 2442 561ZM2524 544 2532 332 2636 290 2636 524Z',
  'palm-court-3':
    'M1274 614 1274 538 1599 538 1599 614ZM2214 458 2214 300 2476 141 2458 360ZM2532 332 2540 104 2636 45 2636 290Z',
  'harbour-lights-2':
    'M747 735 747 626 1566 675 1566 762ZM1671 770 1671 688 2148 716 2148 783ZM2313 786 2313 717 2628 738 2628 795Z',
  'harbour-lights-5':
    'M747 400 747 288 1566 410 1566 498ZM1671 526 1671 446 2148 513 2148 580ZM2313 582 2313 516 2628 564 2628 621Z',
  'harbour-lights-9': 'M2313 315 2313 246 2628 330 2628 392Z',
  'skyline-one-8':
    'M917 1212 920 1212 928 1210 941 1210 985 1210 996 1210 1003 1212 1003 1223 1003 1221 996 1221 985 1220 941 1220 928 1221 920 1221 917 1223Z',
  'skyline-one-24':
    'M920 1056 923 1048 930 1047 941 1045 981 1047 992 1048 1000 1050 1000 1051 1000 1061 1000 1059 992 1058 981 1056 941 1056 930 1058 923 1059 920 1066Z',
  'skyline-one-47':
    'M923 831 928 817 932 813 942 810 953 810 988 814 995 817 999 822 999 832 995 828 988 824 953 820 942 820 932 824 928 827 923 840Z',
  'skyline-one-71':
    'M928 590 935 573 939 569 948 565 957 566 986 575 992 580 993 586 993 595 992 590 986 584 957 576 948 576 939 579 935 584 928 600Z',
  'skyline-one-72':
    'M928 580 935 564 939 558 948 555 957 555 986 564 992 569 993 576 993 586 992 580 986 575 957 566 948 565 939 569 935 573 928 590Z',
}

/** The pictures on which floors and homes are drawn, by the key of the project. */
export const finderPictures: Record<string, string> = {
  'marina-crest': 'marina-crest-day-desktop.jpg',
  'creek-terraces': 'creek-terraces-day-desktop.jpg',
  'olive-gardens': 'olive-gardens-day-desktop.jpg',
  'palm-court': 'palm-court-day-desktop.jpg',
  'harbour-lights': 'harbour-lights-day-desktop.jpg',
  'skyline-one': 'skyline-one-day-tablet.jpg',
  'dune-house': 'dune-house-day-desktop.jpg',
}

/** The homes on the pictures of their buildings, by their slug: those that look towards the camera. */
export const homesOnBuildings: Record<string, string> = {
  'olive-gardens-v04': 'M1560 520 1616 474 2310 478 2310 630 2624 628 2624 804 1616 808 1560 790Z',
  'olive-gardens-v09': 'M0 375 705 411 742 478 742 604 1172 610 1172 822 705 834 0 849Z',
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
