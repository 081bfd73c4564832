import TermAnim

/// What the splash scene shows: a base colour, and the layers that are sweeping over it.
///
/// Views observe the properties that they read, so that the next colour describes only the layers
/// anew and not the card around them.
@MainActor @Observable
final class SplashModel {
  /// A colour on its way over those before it.
  struct Layer: Identifiable {
    let id: Int
    let swatch: Swatch
    let kind: SplashShape.Kind
  }

  private(set) var base = Swatch.all[0]
  private(set) var layers: [Layer] = []
  var isFullScreen = false
  @ObservationIgnored private(set) var kind = SplashShape.Kind.sweep(.zero)
  @ObservationIgnored private var index = 0
  @ObservationIgnored private var nextID = 0

  /// The colour that is shown, or will be when everything has come to rest.
  var current: Swatch { layers.last?.swatch ?? base }

  /// Lets the colour `step` places further in the palette sweep over what is there.
  ///
  /// A kind given here is kept for the next colours too.
  func splash(by step: Int = 1, kind newKind: SplashShape.Kind? = nil) {
    kind = newKind ?? kind
    index = (index + step + Swatch.all.count) % Swatch.all.count
    layers.append(Layer(id: nextID, swatch: Swatch.all[index], kind: kind))
    nextID += 1
  }

  /// Lets the next colour sweep in its own way, without changing the kind of later ones.
  func splash(onceBy kind: SplashShape.Kind) {
    let kept = self.kind
    splash(kind: kind)
    self.kind = kept
  }

  /// Lets the next colour grow as a disc from `point`, without changing the kind of later ones.
  func splash(from point: UnitPoint) {
    splash(onceBy: .circle(from: point))
  }

  /// Lets a colour of the palette sweep over what is there; the present one stays as it is.
  func splash(to swatch: Swatch) {
    guard swatch != current, let place = Swatch.all.firstIndex(of: swatch) else { return }
    splash(by: place - index)
  }

  /// Makes a layer that covers everything the base, and drops it with those beneath it.
  func fold(_ id: Int) {
    guard let position = layers.firstIndex(where: { $0.id == id }) else { return }
    base = layers[position].swatch
    layers.removeSubrange(...position)
  }
}
