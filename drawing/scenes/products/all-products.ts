import { acrylicBauble } from './acrylic-bauble.ts';
import { acrylicCakeTopper } from './acrylic-cake-topper.ts';
import { acrylicNightLight } from './acrylic-night-light.ts';
import { acrylicTableNumbers } from './acrylic-table-numbers.ts';
import { babyMilestoneDiscs } from './baby-milestone-discs.ts';
import { bambooBoardSet } from './bamboo-board-set.ts';
import { bambooChoppingBoard } from './bamboo-chopping-board.ts';
import { bambooLidJars } from './bamboo-lid-jars.ts';
import { bambooRecipeStand } from './bamboo-recipe-stand.ts';
import { bambooServingBoard } from './bamboo-serving-board.ts';
import { bambooUsbStick } from './bamboo-usb-stick.ts';
import { banksiaWallArt } from './banksia-wall-art.ts';
import { ceramicOrnament } from './ceramic-ornament.ts';
import { christmasTreeLantern } from './christmas-tree-lantern.ts';
import { clientGiftPack } from './client-gift-pack.ts';
import { coordinatesKeyRing } from './coordinates-key-ring.ts';
import { corkCoasterSet } from './cork-coaster-set.ts';
import { corkPinBoard } from './cork-pin-board.ts';
import { corkPlacemats } from './cork-placemats.ts';
import { corkTrivet } from './cork-trivet.ts';
import { customTShirt } from './custom-t-shirt.ts';
import { engravedDrinkBottle } from './engraved-drink-bottle.ts';
import { engravedHipFlask } from './engraved-hip-flask.ts';
import { engravedLogoPens } from './engraved-logo-pens.ts';
import { engravedPetTag } from './engraved-pet-tag.ts';
import { engravedSlateCoasters } from './engraved-slate-coasters.ts';
import { engravedTravelCup } from './engraved-travel-cup.ts';
import { engravedWineGlass } from './engraved-wine-glass.ts';
import { engravedWineGlasses } from './engraved-wine-glasses.ts';
import { familyNameSign } from './family-name-sign.ts';
import { favourJarLabels } from './favour-jar-labels.ts';
import { firstDayBoard } from './first-day-board.ts';
import { houseNumberSign } from './house-number-sign.ts';
import { insulatedBottle } from './insulated-bottle.ts';
import { kidsNameLabels } from './kids-name-labels.ts';
import { kidsStrawTumbler } from './kids-straw-tumbler.ts';
import { kookaburraKeyRing } from './kookaburra-key-ring.ts';
import { leatherJournal } from './leather-journal.ts';
import { leatherKeyRing } from './leather-key-ring.ts';
import { logoCorkCoasters } from './logo-cork-coasters.ts';
import { marbleCheeseBoard } from './marble-cheese-board.ts';
import { marbleCoasterSet } from './marble-coaster-set.ts';
import { marbleRingDish } from './marble-ring-dish.ts';
import { marbleWineCooler } from './marble-wine-cooler.ts';
import { marketTote } from './market-tote.ts';
import { memorialPlaque } from './memorial-plaque.ts';
import { memoryLantern } from './memory-lantern.ts';
import { metalBusinessCards } from './metal-business-cards.ts';
import { nameKeyRing } from './name-key-ring.ts';
import { nameLabels } from './name-labels.ts';
import { namedPencilTin } from './named-pencil-tin.ts';
import { newHomeGiftPack } from './new-home-gift-pack.ts';
import { pantryLabels } from './pantry-labels.ts';
import { personalisedApron } from './personalised-apron.ts';
import { personalisedCottonTee } from './personalised-cotton-tee.ts';
import { photoMug } from './photo-mug.ts';
import { pinePhoneStand } from './pine-phone-stand.ts';
import { printedMouseMat } from './printed-mouse-mat.ts';
import { santaSack } from './santa-sack.ts';
import { schoolBagTag } from './school-bag-tag.ts';
import { schoolBagTags } from './school-bag-tags.ts';
import { slateCheeseBoard } from './slate-cheese-board.ts';
import { slateCoasterSet } from './slate-coaster-set.ts';
import { slateHerbMarkers } from './slate-herb-markers.ts';
import { slateWallClock } from './slate-wall-clock.ts';
import { soyCandle } from './soy-candle.ts';
import { sublimatedMug } from './sublimated-mug.ts';
import { teacherGiftPack } from './teacher-gift-pack.ts';
import { timberKeepsakeBox } from './timber-keepsake-box.ts';
import { usbTimberCard } from './usb-timber-card.ts';
import { usbWalnut } from './usb-walnut.ts';
import { wattleLantern } from './wattle-lantern.ts';
import { whiskyTumblers } from './whisky-tumblers.ts';
import { woodenChristmasBauble } from './wooden-christmas-bauble.ts';
import { woodenGiftTags } from './wooden-gift-tags.ts';
import type { NamedScene } from './named-scene.ts';

/** The photos of every product by its slug; lists show the first. SKUs refer to a photo by its name. */
export const PRODUCT_SCENES: Readonly<Record<string, readonly NamedScene[]>> = {
  'bamboo-board-set': bambooBoardSet,
  'slate-coaster-set': slateCoasterSet,
  'slate-cheese-board': slateCheeseBoard,
  'marble-coaster-set': marbleCoasterSet,
  'bamboo-serving-board': bambooServingBoard,
  'cork-coaster-set': corkCoasterSet,
  'family-name-sign': familyNameSign,
  'banksia-wall-art': banksiaWallArt,
  'engraved-wine-glasses': engravedWineGlasses,
  'acrylic-cake-topper': acrylicCakeTopper,
  'acrylic-night-light': acrylicNightLight,
  'metal-business-cards': metalBusinessCards,
  'house-number-sign': houseNumberSign,
  'usb-walnut': usbWalnut,
  'insulated-bottle': insulatedBottle,
  'name-labels': nameLabels,
  'custom-t-shirt': customTShirt,
  'kookaburra-key-ring': kookaburraKeyRing,
  'leather-key-ring': leatherKeyRing,
  'school-bag-tags': schoolBagTags,
  'wattle-lantern': wattleLantern,
  'new-home-gift-pack': newHomeGiftPack,
  'photo-mug': photoMug,
  'pine-phone-stand': pinePhoneStand,
  'engraved-slate-coasters': engravedSlateCoasters,
  'marble-cheese-board': marbleCheeseBoard,
  'baby-milestone-discs': babyMilestoneDiscs,
  'bamboo-chopping-board': bambooChoppingBoard,
  'cork-trivet': corkTrivet,
  'engraved-wine-glass': engravedWineGlass,
  'engraved-pet-tag': engravedPetTag,
  'engraved-drink-bottle': engravedDrinkBottle,
  'bamboo-usb-stick': bambooUsbStick,
  'kids-name-labels': kidsNameLabels,
  'personalised-cotton-tee': personalisedCottonTee,
  'name-key-ring': nameKeyRing,
  'school-bag-tag': schoolBagTag,
  'memory-lantern': memoryLantern,
  'sublimated-mug': sublimatedMug,
  'wooden-christmas-bauble': woodenChristmasBauble,
  'slate-wall-clock': slateWallClock,
  'slate-herb-markers': slateHerbMarkers,
  'marble-ring-dish': marbleRingDish,
  'marble-wine-cooler': marbleWineCooler,
  'timber-keepsake-box': timberKeepsakeBox,
  'leather-journal': leatherJournal,
  'bamboo-recipe-stand': bambooRecipeStand,
  'bamboo-lid-jars': bambooLidJars,
  'cork-placemats': corkPlacemats,
  'cork-pin-board': corkPinBoard,
  'whisky-tumblers': whiskyTumblers,
  'soy-candle': soyCandle,
  'acrylic-table-numbers': acrylicTableNumbers,
  'acrylic-bauble': acrylicBauble,
  'engraved-hip-flask': engravedHipFlask,
  'memorial-plaque': memorialPlaque,
  'coordinates-key-ring': coordinatesKeyRing,
  'logo-cork-coasters': logoCorkCoasters,
  'engraved-logo-pens': engravedLogoPens,
  'usb-timber-card': usbTimberCard,
  'engraved-travel-cup': engravedTravelCup,
  'kids-straw-tumbler': kidsStrawTumbler,
  'pantry-labels': pantryLabels,
  'favour-jar-labels': favourJarLabels,
  'personalised-apron': personalisedApron,
  'market-tote': marketTote,
  'santa-sack': santaSack,
  'first-day-board': firstDayBoard,
  'named-pencil-tin': namedPencilTin,
  'christmas-tree-lantern': christmasTreeLantern,
  'wooden-gift-tags': woodenGiftTags,
  'ceramic-ornament': ceramicOrnament,
  'printed-mouse-mat': printedMouseMat,
  'teacher-gift-pack': teacherGiftPack,
  'client-gift-pack': clientGiftPack,
};
