import TermAnim

/// What a scene may ask of the stage it is on.
@MainActor
final class StageModel: ObservableObject {
  /// Whether the scene has the screen to itself, without its name and its keys.
  @Published var isBare = false
}
