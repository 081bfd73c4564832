/// What is done when somebody presses Return in a text field.
struct TextSubmission {
  let action: () -> Void
}

extension EnvironmentValues {
  var textSubmission: TextSubmission? {
    get { self[TextSubmissionKey.self] }
    set { self[TextSubmissionKey.self] = newValue }
  }

  private enum TextSubmissionKey: EnvironmentKey {
    static var defaultValue: TextSubmission? { nil }
  }
}

/// The fields that an `onSubmit` is for.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs `action` when somebody presses Return in a text field inside, before those further out.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.textSubmission) { submission in
      let outer = submission
      submission = TextSubmission {
        action()
        outer?.action()
      }
    }
  }
}
