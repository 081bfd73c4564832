import TermAnim

/// How many sides the polygon is to have, how large it is to be and how it lies.
@MainActor
final class PolygonModel: ObservableObject, Colorful {
  /// Tenths of sides, 20 to 200; whole numbers, so that ten steps of 0.1 make one side exactly.
  @Published private(set) var tenths = 50
  /// Hundredths of the room there is, 20 to 100.
  @Published private(set) var scale = 100
  /// Degrees that throws turn it clockwise, also by more than a full turn.
  @Published private(set) var thrownAngle = 0.0
  /// Degrees that hands turn it by, besides: a hand does not stop what is on its way.
  @Published private(set) var handAngle = 0.0
  @Published var palette = Palette.all[5]
  private var tour = 0

  /// Where the main action goes in turn, in tenths; the tour rests at the third.
  static let stops = [80, 30, 60, 35, 120, 40, 50]

  var sides: Double { Double(tenths) / 10 }

  func add(tenths step: Int) { tenths = min(max(tenths + step, 20), 200) }

  func grow(by step: Int) { resize(to: scale + 10 * step) }

  /// Takes on a scale in hundredths; those out of range count as the nearest end.
  func resize(to hundredths: Int) { scale = min(max(hundredths, 20), 100) }

  /// Turns it clockwise by so many degrees as a hand has moved.
  func turnByHand(_ degrees: Double) { handAngle += degrees }

  /// Lets it turn on, by so many degrees clockwise.
  func throwOn(_ degrees: Double) { thrownAngle += degrees }

  func changeToNextStop() {
    tenths = Self.stops[tour % Self.stops.count]
    tour += 1
  }
}
