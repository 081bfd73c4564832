public import Foundation

/// Effects of programs for a graphics processor; views stay as they are.
extension View {
  /// The view as it is: nobody runs the shader.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// The view as it is: nobody runs the shader.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// The view as it is: nobody runs the shader.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    self
  }
}
