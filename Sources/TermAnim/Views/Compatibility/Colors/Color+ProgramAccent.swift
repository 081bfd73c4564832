import Foundation

extension Color {
  /// Tells the accent colour of the program, which is looked for once.
  static let programAccent: @Sendable () -> Color? = { foundAccent }

  private static let foundAccent = accent(
    of: Bundle.main.executableURL?.lastPathComponent ?? "", in: Bundle.main.bundlePath)

  /// The colour set that Xcode calls `AccentColor`, of the target of a program in a folder; nil
  /// where there is none, or one without a colour.
  ///
  /// The resources of other targets, which lie beside the program, too, are other programs' or
  /// libraries'.
  static func accent(of program: String, in folder: String) -> Color? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let own = names.sorted().first(where: { $0.hasSuffix("_\(program).resources") })
    else { return nil }
    return ResourceStore.shared.colorSet(named: "AccentColor", in: "\(folder)/\(own)")
      .flatMap(Color.init(set:))
  }
}
