/// What is painted with a palette, which keys change.
@MainActor
protocol Colorful: AnyObject {
  var palette: Palette { get set }
}
