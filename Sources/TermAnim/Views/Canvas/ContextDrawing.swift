/// What has been drawn with a graphics context and its copies.
///
/// A class because copies of a context draw on the same ground.
final class ContextDrawing {
  var commands: [DisplayList.Command] = []
}
