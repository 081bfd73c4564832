import TermAnim

/// A place that goes from 0 to 1 and back for ever.
@MainActor
final class Motion: ObservableObject {
  @Published var place = 0.0

  func begin() {
    withAnimation(.linear(duration: 20).repeatForever(autoreverses: true)) { place = 1 }
  }
}
