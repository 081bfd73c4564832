/// The pixels of a scene's picture.
struct SceneSize {
  let width: Int
  let height: Int

  static let all = [SceneSize(width: 200, height: 120), SceneSize(width: 1280, height: 720)]

  var name: String { "\(width)x\(height)" }
}
